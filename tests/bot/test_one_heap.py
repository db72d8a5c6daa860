"""Threads of the program take their memory from one heap."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOLD = """
import ctypes, sys, threading
from bot.program import main

sys.argv = ["bot", "--help"]
try:
    main()
except SystemExit:
    pass
taken = []
thread = threading.Thread(target=lambda: taken.extend(bytes(1000) for _ in range(100)))
thread.start()
thread.join()
library = ctypes.CDLL(None)
library.malloc_info(0, ctypes.c_void_p.in_dll(library, "stdout"))
library.fflush(None)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only there it can be asked for")
def test_a_thread_of_the_program_has_no_heap_of_its_own() -> None:
    told = subprocess.run(
        (sys.executable, "-c", TOLD),
        cwd=ROOT,
        env=os.environ,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert told.stdout.count("<heap nr=") == 1
