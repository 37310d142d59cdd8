"""A build that is stopped while it encodes pictures leaves nothing behind that is half done, and the largest
pictures fit into little memory."""
import os
import pathlib
import random
import signal
import struct
import subprocess
import sys
import time
import zlib

import pytest

HERE = pathlib.Path(__file__).parent
PROGRAM = os.environ.get("TILEWORK", str(HERE.parent.parent / ".build/release/tilework"))
COUNT = 12


def png(number, width=1200, height=800):
    """A picture that takes a while to encode: grain on a slope of colours, its own for each number."""
    grain = random.Random(number).randbytes(3 * width + height)
    slope = bytes(min(255, x * 200 // width) for x in range(width) for _ in range(3))
    rows = bytearray()
    for y in range(height):
        noise = int.from_bytes(grain[y:y + 3 * width], "big") & int.from_bytes(b"\x1f" * (3 * width), "big")
        rows.append(0)
        rows += (int.from_bytes(slope, "big") + noise).to_bytes(3 * width, "big")
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(bytes(rows), 1)) + chunk(b"IEND", b""))


@pytest.fixture(scope="module")
def photos():
    return [png(number) for number in range(COUNT)]


@pytest.fixture
def site(tmp_path, photos):
    (tmp_path / "content").mkdir()
    (tmp_path / "site.yaml").write_text("title: Pictures\nimages: {widths: [400, 800]}\n")
    for number, photo in enumerate(photos):
        (tmp_path / f"content/p{number}.png").write_bytes(photo)
    (tmp_path / "content/index.md").write_text(
        "".join(f"![Picture {number}](p{number}.png)\n\n" for number in range(COUNT)))
    return tmp_path


def command(site):
    return [PROGRAM, "build", "--quiet", "--site", str(site)]


def cached(site):
    folder = site / ".tilework/pictures"
    return {path.name: path for path in folder.iterdir()} if folder.is_dir() else {}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_stopped_while_encoding(site, number):
    run = subprocess.Popen(command(site), stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while len(cached(site)) < 8 and run.poll() is None and time.monotonic() < deadline:
        time.sleep(0.005)
    assert run.poll() is None, "the build ended before it could be stopped"
    run.send_signal(number)
    asked = time.monotonic()
    run.communicate(timeout=10)
    assert run.returncode == -number and time.monotonic() - asked < 1
    assert not (site / "public").exists()
    left = {name: (path.stat().st_ino, path.read_bytes()) for name, path in cached(site).items()
            if not name.startswith(".")}
    assert 4 <= len(left) < 4 * COUNT

    again = subprocess.run(command(site), capture_output=True, text=True, timeout=120)
    assert (again.returncode, again.stderr) == (0, "")
    files = cached(site)
    assert len(files) == 4 * COUNT and not [name for name in files if name.startswith(".")]
    for name, (node, data) in left.items():
        assert files[name].stat().st_ino == node, f"{name} was made again"
        assert files[name].read_bytes() == data
    # What was made before the stop is what a build that nobody stops makes.
    made = {name: path.read_bytes() for name, path in files.items()}
    for path in files.values():
        path.unlink()
    assert subprocess.run(command(site), timeout=120).returncode == 0
    assert {name: path.read_bytes() for name, path in cached(site).items()} == made


def test_memory_does_not_grow_with_the_picture(tmp_path):
    """12,000 × 9,000 pixels are 324 MB; the peak of a build is a part of that."""
    width, height = 12_000, 9_000
    row = b"\0" + b"\x60\x80\xa0" * width
    packer = zlib.compressobj(1)
    data = b"".join([packer.compress(row) for _ in range(height)] + [packer.flush()])

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    (tmp_path / "content").mkdir()
    (tmp_path / "site.yaml").write_text("title: Large\n")
    (tmp_path / "content/index.md").write_text("![A wall](wall.png)\n")
    (tmp_path / "content/wall.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", data) + chunk(b"IEND", b""))
    process = os.posix_spawn(PROGRAM, command(tmp_path), os.environ)
    _, status, used = os.wait4(process, 0)
    assert status == 0
    kilobytes = used.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    assert kilobytes < 200_000
