"""Settings are read, or named with what to do; the token is in no text."""

import re
from pathlib import Path

import pytest

from bot.config import Config, ConfigError, read_config

ROOT = Path(__file__).parents[2]
NAMES = frozenset(str(field.validation_alias) for field in Config.model_fields.values())


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_every_setting_is_in_the_example_and_on_the_page_for_operators() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^#(\w+)=", example, re.MULTILINE)) == NAMES
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", page, re.MULTILINE)) == NAMES


def test_nothing_has_to_be_set() -> None:
    config = read_config()
    assert config.token is None
    assert config.database == Path("data/duelkeeper.sqlite")
    assert config.library == Path("data/library.sqlite")
    assert config.sandbox_port == 8020


def test_a_file_named_env_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        "DISCORD_TOKEN=secret\nDUELKEEPER_LOG_LEVEL=debug\nOTHER=1\n"
    )
    config = read_config()
    assert config.token
    assert config.token.get_secret_value() == "secret"
    assert config.log_level == "DEBUG"
    assert "secret" not in repr(config)


def test_a_mark_at_the_beginning_of_the_file_is_no_part_of_a_name(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret\n", encoding="utf-8-sig")
    assert read_config().token is not None


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (
            b'# mine\n\nDISCORD_TOKEN="secret\nDUELKEEPER_LOG_LEVEL=DEBUG\n',
            r"line \d+ is no setting",
        ),
        (b"DISCORD_TOKEN='secret\n", "line 1 is no setting"),
        (b"DISCORD_TOKEN: secret\n", "line 1 is no setting"),
        ("DISCORD_TOKEN=secret\n# für Zuhause".encode("latin-1"), "not UTF-8"),
        ("DISCORD_TOKEN=secret\n".encode("utf-16"), "not UTF-8"),
        (b"#" * (1024 * 1024 + 1), "more than 1,024 KiB"),
    ],
)
def test_a_file_that_would_be_read_in_part_is_refused(
    tmp_path: Path, content: bytes, words: str
) -> None:
    (tmp_path / ".env").write_bytes(content)
    with pytest.raises(ConfigError, match=words) as caught:
        read_config()
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "value", "advice"),
    [
        ("DUELKEEPER_SANDBOX_PORT", "eighty", "a port from 1 to 65535"),
        ("DUELKEEPER_SANDBOX_PORT", "70000", "a port from 1 to 65535"),
        ("DUELKEEPER_API_URL", "localhost", "an address such as"),
        ("DUELKEEPER_LOG_LEVEL", "loud", "one of DEBUG"),
        ("DUELKEEPER_SOURCES", 'one "two', "set apart by spaces"),
        ("DISCORD_TOKEN", "two words", "developer portal"),
    ],
)
def test_a_malformed_setting_is_named_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, advice: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigError) as problem:
        read_config()
    assert name in str(problem.value)
    assert advice in str(problem.value)
    assert "two words" not in str(problem.value)


def test_every_malformed_setting_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELKEEPER_SANDBOX_PORT", "x")
    monkeypatch.setenv("DUELKEEPER_LOG_LEVEL", "x")
    with pytest.raises(ConfigError) as problem:
        read_config()
    assert len(str(problem.value).splitlines()) == 2
