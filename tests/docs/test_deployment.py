"""What puts the bot on a machine names what is there, and settings that there are."""

import re
from pathlib import Path

import pytest

from bot.config import Config

ROOT = Path(__file__).parents[2]
NAMES = {str(field.validation_alias) for field in Config.model_fields.values()}
FILES = ("Dockerfile", "compose.yaml", "deploy/duelkeeper.service")


@pytest.mark.parametrize("name", FILES)
def test_settings_are_those_of_the_program(name: str) -> None:
    named = set(re.findall(r"\b(?:DUELKEEPER|DISCORD)_[A-Z_]+", (ROOT / name).read_text()))
    assert named - NAMES == set()
    assert name == "deploy/duelkeeper.service" or named


def test_the_image_has_what_it_copies_and_no_secrets() -> None:
    image = (ROOT / "Dockerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(\S+) ", image, re.MULTILINE)
    assert copied
    kept = set(re.findall(r"^!(\S+)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE))
    for each in copied:
        assert (ROOT / each).exists(), each
        assert each.split("/")[0] in kept, f"{each} is left out by .dockerignore"
    assert ".env" not in kept
    assert (ROOT / ".dockerignore").read_text().startswith("*\n")


def test_what_is_compiled_is_found_by_its_fingerprint() -> None:
    """Both stages have the same Python and the same source (`engine/builds.py`)."""
    image = (ROOT / "Dockerfile").read_text()
    first, second = re.split(r"\n(?=FROM )", image.split("FROM ", 1)[1])
    assert first.split()[0] == second.split()[1]
    for folder in ("engine", "cards", "compiling"):
        assert f"COPY {folder} {folder}\n" in first
        assert f"COPY {folder} {folder}\n" in second


def test_nobody_but_its_own_user_runs_it() -> None:
    image = (ROOT / "Dockerfile").read_text()
    assert image.index("\nUSER duelkeeper\n") < image.index("\nENTRYPOINT ")
    unit = (ROOT / "deploy/duelkeeper.service").read_text()
    assert "\nUser=duelkeeper\n" in unit
    assert "\nReadWritePaths=/opt/duelkeeper/data\n" in unit
