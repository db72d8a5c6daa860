"""Official cards as the public files hold them: read and known as an import knows them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from cards.games.yugioh.sources import cdb, yaml_yugi
from cards.grammar.reader.cards import MADE
from cards.grammar.terms import term, words
from cards.sources.items import Item
from cards.sources.records import CollectedCard, Said, SaidCard, SaidText
from cards.witnessing.comparing import spoken
from cards.witnessing.facts import UnsureFactsError, bare
from engine.yugioh.language import CardText, Frame

CARDS, BITS = "yaml-yugi-cards.json.gz", "cards.cdb"
"""The files, in the folder `cards` of the data; the second tells what the first leaves out."""


@dataclass(frozen=True, slots=True)
class Official:
    """A card: what the rules know of it without its text, and its texts.

    `has_text` says whether its text does anything; `materials` is the line that names them.
    `spoken` are the paragraphs of the Japanese text, as the reader takes them, and `called` is
    the Japanese name.
    """

    facts: CardText
    has_text: bool
    materials: str
    paragraphs: tuple[str, ...]
    japanese: str
    spoken: tuple[str, ...]
    called: str


def officials(directory: Path) -> Iterator[Official]:
    """Every card of the first file whose facts are sure, in its order."""
    beside = cdb.read(_item(directory / BITS), _tells_nobody)
    known = {each.code: each.facts for each in beside if isinstance(each, SaidCard)}
    for told in _by_card(yaml_yugi.read(_item(directory / CARDS), _tells_nobody)):
        cards = [each for each in told if isinstance(each, SaidCard)]
        texts = {each.language: each for each in told if isinstance(each, SaidText)}
        if cards and "en" in texts:
            try:
                card = cards[0]
                facts = {**known.get(card.code, {}), **card.facts}
                yield _official(replace(card, facts=facts), texts)
            except UnsureFactsError:
                continue


def _item(path: Path) -> Item:
    packed = path.suffix == ".gz"
    return Item(
        path.name,
        "",
        "",
        path.stat().st_size,
        lambda: path.open("rb"),
        packed=packed,
        path=path,
    )


def _by_card(said: Iterator[Said]) -> Iterator[list[SaidCard | SaidText]]:
    """What is said of each card."""
    about = (each for each in said if isinstance(each, SaidCard | SaidText))
    for _, told in groupby(about, attrgetter("code")):
        yield list(told)


def _tells_nobody(_done: int, _total: int) -> None:
    """How far the file was read."""


def _official(card: SaidCard, texts: Mapping[str, SaidText]) -> Official:
    said, ja = texts["en"], texts.get("ja")
    names = {language: each.name for language, each in texts.items()}
    facts = bare(
        CollectedCard(card.code, said.name, card.facts, names, card.archetypes, text=said.text)
    )
    lines = [line.strip() for line in said.text.split("\n") if line.strip()]
    materials = lines[0] if facts.frame in MADE and lines else ""
    told = term(Frame.EFFECT, "en") in card.facts.get("abilities", ())
    does = not facts.is_monster or facts.frame is Frame.EFFECT or told
    does = does and not (facts.is_monster and facts.frame is Frame.NORMAL)
    if not does:
        lines = [materials] if materials else []
    box = words("Box", "en")["pendulum"]
    lines += [box.format(line.strip()) for line in said.second.split("\n") if line.strip()]
    own, second = (ja.text, ja.second) if ja else ("", "")
    return Official(
        facts,
        does or bool(said.second),
        materials,
        tuple(lines),
        f"{own} {second}".strip(),
        spoken(facts, own, second),
        names.get("ja", ""),
    )
