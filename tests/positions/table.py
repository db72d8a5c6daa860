"""The page that sets official answers beside those of the engine."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from engine.core.game import Posed
from tests.positions.said import Said, all_said

PAGE = Path("docs/chainable.md")
BEFORE = """\
# Can I chain it? What official Q&A say, and what the engine says

`/chain` answers by trying: it lays out a small position, does what the other card does, and
looks whether the card is offered. When it is, the position is played to its end; when it is
not, the engine gives its reason with the number of the rule. What it cannot set up it does not
answer.

Below are official Q&A of this kind beside the answers of the engine. The official verdict was
written down before the engine was asked.
{counts}

How the first draw was taken: of 11,618 Q&A, 78 are about two or more of our cards and no other
card. Of these, all that ask or take for granted that one card is used when the other acts or
lies there were taken: {whole} questions. The others ask what happens to Life Points, zones,
materials or turns. Since that is fewer than 60, Q&A on one of our cards and a kind of card were
added; the last column names the kind, and one of our two cards is of that kind. These were
drawn from 611 in an order fixed by the seed 2026; a Q&A was left out where none of our cards
is of the kind it speaks of.

At first one answer was wrong, one was declined, and one question was too wide. All three were
mended where positions are built: Link Monsters now stand where they point at monsters, and the
other player tries several targets; a face-down card is compared with the same card face-up;
and a summon by a card's own effect is a question apart from one by another card. Then 170 pairs
of cards were drawn and their answers read: two wrong ones were found, and now the engine
declines where only its position could have lacked something.

The second draw was taken by another reader: first, of the 128 Q&A which name only our cards and
are not in the first draw, those that can be asked so; then, of 204 others that ask whether
something can be used and name only our cards in their title, the first 110 in an order fixed
by the seed judge-20261123-A, where we have a card of the kind. At first nine answers were
wrong: what waits for an occasion of its own (a summon, a battle, another card) was never given
one while the other card lay there, and was told to be of no use; effects that are activated
without a choice did not count; only the first effect that could be used was tried on a card;
and a second copy of a card was taken for the first. All were mended where positions are built.

The third draw: of the Q&A not in the others, the 54 that ask whether something can be used and
name only our cards in their title, and the first 230 of 740 that name one of our cards and one
other, in an order fixed by the seeds chain10-20261123 and chain10-20261123-C, where it can be
asked so and we have a card of the kind. At first one answer was wrong, of what a Continuous
Spell does once it lies there: only its activation was tried. One more was declined, since
its Decks had too few cards. Both were mended. Two questions had been put about a whole card
where the Q&A is about one of its effects, and were put anew; one was left out, since it had
been asked of a Counter Trap, which is not of the kind.

“Works” means: the card did something to the other one, not only that it could be used.

Whether it stops the other one is told apart: a summon, an attack or an effect may be answered
and go on all the same. The position is played on, and the other card is stopped where its
summon, activation, effect or attack was negated, where its attack came to no damage
calculation, or where nothing came of its effect although something would without the answer. If
the first position does not show that, others and other effects of the card are tried too.

`make chainable` writes this page; a test keeps it true.

"""
HEAD = """\
| Q&A | Question | Card | When | Official | Engine | Rule | A kind of card |
|---|---|---|---|---|---|---|---|
"""
DONE = {
    "activated": "{about} is activated",
    "summoned": "{about} is Normal or Flip Summoned",
    "special": "{about} is Special Summoned its own way",
    "revived": "{about} is Special Summoned by another card",
    "attacks": "{about} attacks",
    "damage-step": "{about} battles, Damage Step",
    "face-up": "on {about}, face-up",
    "meanwhile": "while {about} is face-up",
    "set": "on {about}, face-down",
    "graveyard": "on {about} in the Graveyard",
}


def written() -> str:
    """The whole page, made anew."""
    draws = sorted({said.draw for said in all_said()})
    told = {
        draw: [(said, said.ask()) for said in all_said() if said.draw == draw] for draw in draws
    }
    whole = sum(1 for said, _ in told[draws[0]] if not said.kind)
    counts = "\n".join(_counts(draw, told[draw]) for draw in draws)
    tables = (f"## Draw {draw}\n\n{HEAD}{_rows(told[draw])}\n" for draw in draws)
    return BEFORE.format(counts=counts, whole=whole) + "\n".join(tables)


def _counts(draw: int, told: Sequence[tuple[Said, Posed]]) -> str:
    results = Counter(_result(said, said.verdict(posed)) for said, posed in told)
    asked = len({said.qa for said, _ in told})
    return (
        f"Of {len(told)} questions from {asked} Q&A of draw {draw} "
        f"the engine agrees in {results['agrees']}, differs in {results['differs']} and "
        f"declines {results['declined']}."
    )


def _rows(told: Sequence[tuple[Said, Posed]]) -> str:
    return "\n".join(
        _row(said, said.verdict(posed), tuple(each.rule for each in posed.because))
        for said, posed in told
    )


def _result(said: Said, verdict: str) -> str:
    if verdict == "declined":
        return "declined"
    return "agrees" if verdict == said.official else "differs"


def _row(said: Said, verdict: str, rules: tuple[str, ...]) -> str:
    return "| " + " | ".join(_cells(said, verdict, rules)) + " |"


def _cells(said: Said, verdict: str, rules: tuple[str, ...]) -> Iterator[str]:
    card = said.asked if said.effect is None else f"{said.asked}, effect {said.effect + 1}"
    works = " (works)" if said.asks == "works" else ""
    yield str(said.qa)
    yield said.question
    yield card
    yield DONE[said.situation].format(about=said.about)
    yield said.official + works
    yield verdict
    yield ", ".join(dict.fromkeys(rules))
    yield said.kind
