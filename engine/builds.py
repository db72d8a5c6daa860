"""Which build of the engine runs: its source, or the same source compiled to C.

The room of `cards` that puts a duel into words is compiled with it.

`make compiled` lays a build down in a folder that is named by a fingerprint of the source and
of the Python it is for. A build of anything else is therefore never found: where the source
has changed since, the source itself runs.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parent
FOLDER = SOURCE.parent / "build" / "compiled"
ROOMS = ("cards/talk", "engine")
"""The folders that are compiled."""
LIBRARIES = ("cards__mypyc", "engine__mypyc")
"""The modules in which all the compiled code of each is; the others lead to them."""
_COMPILED = tuple(f"{each.replace('/', '.')}." for each in ROOMS)
SETTING = "DUELKEEPER_ENGINE"
"""The environment variable that says which build to run: "pure", "compiled", or either."""
PURE, COMPILED = "pure", "compiled"


def fingerprint() -> str:
    """16 hexadecimal digits that differ for any other source, way to compile it, or Python."""
    folded = blake2b(f"{sys.version} {EXTENSION_SUFFIXES[0]}".encode(), digest_size=8)
    root = SOURCE.parent
    for path in sorted(
        p for each in (*ROOMS, "compiling") for p in (root / each).rglob("*.py")
    ):
        folded.update(f"\n{path.relative_to(root).as_posix()}\n".encode())
        folded.update(path.read_bytes())
    return folded.hexdigest()


class Finder(MetaPathFinder):
    """Finds the modules that are compiled; all others are found as ever."""

    def __init__(self, folder: Path) -> None:
        """Look in `folder`, a build of the source as it is."""
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How the module is loaded, where it is compiled."""
        if name not in LIBRARIES and not name.startswith(_COMPILED):
            return None
        file = self.folder / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
        return spec_from_file_location(name, file) if file.exists() else None


def choose() -> str:
    """Have the modules of the engine found where they are to come from; return the build.

    The setting "compiled" raises ImportError where there is no build of this source.
    """
    wanted = os.environ.get(SETTING, "")
    if wanted not in ("", PURE, COMPILED):
        raise ImportError(f"{SETTING} is {wanted!r}; it can be {PURE!r} or {COMPILED!r}")
    if wanted == PURE or not (FOLDER.exists() or wanted):
        return PURE
    folder = FOLDER / fingerprint()
    if folder.exists():
        sys.meta_path.insert(0, Finder(folder))
        return COMPILED
    if wanted:
        raise ImportError(f"there is no build of this source in {FOLDER}: run `make compiled`")
    return PURE
