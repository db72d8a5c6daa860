"""What speaks against a reading of an official text: the Japanese text, and old wording.

English from before 2011 names no targets and marks no activations, so that its sentences can
look like today's and mean something else. The Japanese text is the second witness.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence

from cards.text.page import TEXT
from cards.witnessing.dueled import GONE_WRONG
from cards.witnessing.features import features_against
from cards.witnessing.played import played
from cards.witnessing.shape import shape
from engine.yugioh.language import (
    THIS,
    Activatable,
    Activate,
    AtDamageStep,
    BattlePhaseEnds,
    Cards,
    CardText,
    Did,
    Every,
    Feat,
    Icon,
    If,
    IsDestroyed,
    IsSummoned,
    LeavesField,
    Node,
    Place,
    Position,
    Step,
    Summon,
    When,
    Whenever,
)
from engine.yugioh.language.node import parts
from engine.yugioh.words.steps import effects_on

MODERN = re.compile(r"[:;]")
HAPPENS = re.compile(r"\b(?:when|if|once per turn|each time|during)\b", re.IGNORECASE)
TARGETS = re.compile(
    r"(?<!攻撃)対象(?:として|に)発動|(?<!対象に)選択して発動|(?:体|枚)を選択し"
)
"""What Japanese says where something is targeted, today and before."""
OTHER_FIGHTER = re.compile(r"\b(?:attacks|battles)\b[^.]*, that \w[^.]* during the Damage Step")
"""What happens in a battle to the other monster, which looks as if said of the card itself."""
_COUNTED = re.compile("[①-⑨]")
"""What tells effects apart, and is a number like any other once the text is made plain."""
PAID_WITH = {
    "Banish": re.compile(r"除外した(?:モンスター|カード)の(?!数)"),
    "TributeCards": re.compile(r"リリースした(?:モンスター|カード)の(?!数)"),
    "SendToGraveyard": re.compile(r"墓地へ送った(?:モンスター|カード)の(?!数)"),
    "Discard": re.compile(r"捨てた(?:モンスター|カード)の(?!数)"),
}
"""What Japanese says of the cards with which such a cost was paid."""
TO_A_FIELD = re.compile(r"(?:自分|相手)(?:の)?フィールド(?:上)?に[^。、]*された")
"""What comes to a player's field, whoever summons it."""
MAY = re.compile(r"できる|事で|ことで")


def doubts(card: CardText, paragraphs: Sequence[str], japanese: str) -> Iterator[str]:
    """What speaks against the card's being what the texts say, in a word each."""
    said, ja = " ".join(paragraphs), unicodedata.normalize("NFKC", japanese)
    effects = (*card.effects, *card.pendulum)
    if card.is_monster and any(_happens_of_itself(each) for each in effects):
        yield "whenever"
    yield from shape(card)
    yield from played(card)
    if OTHER_FIGHTER.search(said):
        yield "fighter"
    if card.passcode in GONE_WRONG:
        yield "duels"
    if not ja:
        return
    if bool(TARGETS.search(ja)) is not aims(card) and not MODERN.search(said):
        yield "target"
    yield from features_against(card, japanese)
    if any(_forgets_its_cost(each, ja) for each in effects):
        yield "paid with"
    if "表側守備表示" not in ja and any(map(_lays_all_flat, parts(card))):
        yield "position"
    if TO_A_FIELD.search(ja) and any(map(_asks_who_summons, parts(card))):
        yield "summoner"
    if not MODERN.search(said) and HAPPENS.search(said):
        yield from _old(card, _COUNTED.sub("", japanese))


def _happens_of_itself(effect: object) -> bool:
    if not isinstance(effect, Whenever):
        return False
    when = effect.when
    if isinstance(when, AtDamageStep):  # read of "at the end of the Damage Step" alone
        return when.attacker != THIS
    if isinstance(when, BattlePhaseEnds):  # and this of "at the end of the Battle Phase"
        return Did(Feat.ATTACKED) not in tuple(parts(effect.do))
    return not isinstance(when, LeavesField | IsDestroyed) or when.which != THIS


def _forgets_its_cost(effect: object, japanese: str) -> bool:
    """Whether what is said of what it was paid with was taken for said of the target."""
    if not isinstance(effect, Activatable) or effect.target is None:
        return False
    paid, done = _kinds(effect.cost), _kinds(effect.do)
    named = (kind for kind, of_it in PAID_WITH.items() if of_it.search(japanese))
    return any(kind in paid and not {kind, "Former"} & done for kind in named)


def _asks_who_summons(node: Node) -> bool:
    """Whether it answers what one player Special Summons, to whichever field (FAQ 9727)."""
    if not isinstance(node, IsSummoned) or not isinstance(node.who, Cards):
        return False
    if node.who.whose is None or node.who.place is Place.FIELD:
        return False
    return not node.ways or Summon.SPECIAL in node.ways


def _lays_all_flat(node: Node) -> bool:
    """Whether it changes all monsters to Defense Position, those that lie there face-down too.

    So it is only where the text says that they are face-up then (FAQ 12593).
    """
    told = effects_on(node) if isinstance(node, Step) else ()
    laid = [does.what for does in told if does.to is Position.DEFENSE]
    all_of = [each.of for each in laid if isinstance(each, Every)]
    cards = [each for each in all_of if isinstance(each, Cards)]
    return any((each.face, each.position) == (None, None) for each in cards)


def _kinds(step: Step | None) -> set[str]:
    return set() if step is None else {type(each).__name__ for each in parts(step)}


def aims(card: CardText) -> bool:
    """Whether any of its effects has a target; what an Equip Spell is equipped to is none."""
    return any(_aims(card, each) for each in (*card.effects, *card.pendulum))


def _aims(card: CardText, effect: object) -> bool:
    if not isinstance(effect, Activatable) or effect.target is None:
        return False
    return not (isinstance(effect, Activate) and card.icon is Icon.EQUIP)


def _old(card: CardText, japanese: str) -> Iterator[str]:
    """What old wording leaves open, and Japanese tells."""
    effects = (*card.effects, *card.pendulum)
    triggered = [each for each in effects if isinstance(each, When | If)]
    may = any(each.you_can for each in triggered)
    if triggered and may is not bool(MAY.search(japanese)):
        yield "optional"
    ours = _COUNTED.sub("", " ".join(TEXT["ja"](card)))
    if _numbers(ours) != _numbers(japanese):
        yield "numbers"


def _numbers(text: str) -> set[int]:
    """All numbers above 1, but those of counted sentences."""
    said = unicodedata.normalize("NFKC", text)
    return {number for number in map(int, re.findall(r"\d+", said)) if number > 1}
