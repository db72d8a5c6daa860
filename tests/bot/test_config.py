"""Settings are read, or named with what to do; the token is in no text."""

import re
from pathlib import Path

import pytest

from bot.config import Config, ConfigError, Server, read_config
from bot.privacy.retention import Keeping

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
    assert Keeping(config.keep_duels, config.keep_practice, config.keep_backups) == Keeping()


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


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://dk:geheim@db/duels", "postgresql://dk:***@db/duels"),
        ("postgres://dk@127.0.0.1:5433/duels", "postgres://dk@127.0.0.1:5433/duels"),
        (
            "postgresql:///duels?host=/run/postgresql",
            "postgresql:///duels?host=/run/postgresql",
        ),
        ("postgresql://db/duels?password=geheim", "postgresql://db/duels?password=***"),
        ("postgresql://db/duels?sslpassword=geheim", "postgresql://db/duels?sslpassword=***"),
    ],
)
def test_a_database_on_a_server_is_named_by_its_address(
    address: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELKEEPER_DATABASE", address)
    config = read_config()
    assert isinstance(config.database, Server)
    assert config.database.address == address
    assert str(config.database) == shown
    assert "geheim" not in f"{config!r} {config.database!r}"


@pytest.mark.parametrize(
    "address",
    [
        "mysql://dk:geheim@db/duels",
        "postgresql://dk:geheim@db",
        "postgresql://dk:geheim@db:x/y",
    ],
)
def test_an_address_of_no_database_is_refused_without_its_password(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUELKEEPER_DATABASE", address)
    with pytest.raises(ConfigError, match=r"DUELKEEPER_DATABASE: .*postgresql://") as problem:
        read_config()
    assert "geheim" not in str(problem.value)


SERVER = "postgresql://duelkeeper@127.0.0.1/duelkeeper"


@pytest.mark.parametrize(
    ("named", "numbers"),
    [
        ("2", (2,)),
        ("0-3,8", (0, 1, 2, 3, 8)),
        (" 9 , 1 - 2,2", (1, 2, 9)),
        ("0-9", (*range(10),)),
    ],
)
def test_shards_are_numbers_and_ranges(
    monkeypatch: pytest.MonkeyPatch, named: str, numbers: tuple[int, ...]
) -> None:
    monkeypatch.setenv("DUELKEEPER_DATABASE", SERVER)
    monkeypatch.setenv("DUELKEEPER_SHARDS", "10")
    monkeypatch.setenv("DUELKEEPER_SHARD_IDS", named)
    assert read_config().shard_ids == numbers


def test_without_shards_there_is_one_connection() -> None:
    config = read_config()
    assert config.shards is None
    assert config.shard_ids is None


def test_one_process_serves_all_shards_of_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELKEEPER_SHARDS", "4")
    assert read_config().shards == 4
    monkeypatch.setenv("DUELKEEPER_SHARD_IDS", "0-3")
    assert read_config().shard_ids == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("count", "ids", "database", "words"),
    [
        ("4", "0-2", "data/x.sqlite", "only on a PostgreSQL server"),
        ("4", "4", SERVER, "no shard 4 where DUELKEEPER_SHARDS is 4"),
        ("4", "3-1", SERVER, "'3-1' names no shards"),
        ("4", "0,,1", SERVER, "'' is no number, and no range"),
        ("4", "-1", SERVER, "'-1' is no number"),
        ("4", "one", SERVER, "'one' is no number"),
        ("4", "²", SERVER, "is no number"),
        ("4", "0-99999999", SERVER, "names no shards"),
        ("4", "9" * 5000, SERVER, "is no number"),
        ("", "0", SERVER, "it needs DUELKEEPER_SHARDS"),
        ("0", "0", SERVER, "DUELKEEPER_SHARDS: Input should be greater"),
        ("many", "", SERVER, "DUELKEEPER_SHARDS: Input should be a valid integer"),
    ],
)
def test_shards_that_cannot_be_are_refused(
    monkeypatch: pytest.MonkeyPatch, count: str, ids: str, database: str, words: str
) -> None:
    monkeypatch.setenv("DUELKEEPER_DATABASE", database)
    monkeypatch.setenv("DUELKEEPER_SHARDS", count)
    monkeypatch.setenv("DUELKEEPER_SHARD_IDS", ids)
    with pytest.raises(ConfigError, match=words) as caught:
        read_config()
    assert len(str(caught.value).splitlines()) == 1
    assert len(str(caught.value)) < 300
