"""Odds and Evens with names in three languages, a book of rules, and an Extra Deck."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from engine.core.cards import Facts
from engine.core.game import DeckList, Fault, Glance, Limits, Page, Rule, RuleWords, Term, Topic
from tests.bot.odds_and_evens import ANIMALS, OddsAndEvens

UNICORN = 89631139
NAMES: Mapping[str, Mapping[int, str]] = {
    "en": {**dict(enumerate(ANIMALS, start=1)), UNICORN: "Blue-Eyes White Unicorn"},
    "ja": {1: "アリ", 2: "ハチ", 3: "ネコ", 6: "キツネ", UNICORN: "ブルーアイズ・ユニコーン"},
    "zh": {1: "蚂蚁", 2: "蜜蜂", 3: "猫", 6: "狐狸", UNICORN: "青眼白独角兽"},
}
RULES = (
    Rule(
        "ZO-PLAY-01",
        {
            "en": RuleWords(
                "Who plays",
                "The leader plays one animal or two.",
                "Zoo book p. 1",
                example="A Bee and a Cat.",
            ),
            "ja": RuleWords(
                "誰が出すか",
                "親は動物を1匹か2匹出す。",
                "動物の本1ページ",
                example="ハチとネコ。",
            ),
        },
        related=("ZO-PLAY-02", "ZO-GONE-01"),
    ),
    Rule(
        "ZO-PLAY-02",
        {
            "en": RuleWords(
                "Stopping",
                "Whoever holds a Hen MAY stop the play.",
                "Zoo book p. 2",
                practice="They say so aloud.",
            )
        },
        related=("ZO-PLAY-01",),
    ),
    Rule(
        "ZO-END-01",
        {
            "en": RuleWords(
                "The end",
                "The first to reach the target wins.",
                "Zoo book p. 3",
                example="4 points.",
            )
        },
    ),
    *(
        Rule(
            f"ZO-LONG-{n:02}",
            {"en": RuleWords(f"Long rule {n}", "It is long. " * 400, "Zoo book")},
        )
        for n in range(1, 31)
    ),
)
TERMS = (
    Term(
        "play",
        {"en": ("play",), "ja": ("プレイ",), "zh": ("出牌", "出")},
        {"zh": ("打牌",)},
        ("ZO-PLAY-02", "ZO-PLAY-01"),
    ),
    Term("leader", {"en": ("leader",), "ja": ("親",), "zh": ("庄家",)}, {}, ("ZO-PLAY-01",)),
    Term("feather", {"en": ("feather",), "ja": ("羽",), "zh": ("羽毛",)}),
    Term(
        "long",
        {"en": ("long",), "ja": ("長い",), "zh": ("长",)},
        rules=tuple(f"ZO-LONG-{n:02}" for n in range(1, 31)),
    ),
)
TOPICS = (
    Topic(
        {"en": (("the story", "ends"),), "ja": (("長い物語",),)}, ("ZO-LONG-01", "ZO-GONE-01")
    ),
    Topic({"en": (("plays",),), "ja": (("プレイ",),)}, ("ZO-PLAY-02", "ZO-PLAY-01")),
)


class WrongAnimals(StrEnum):
    FEW = "few"
    ANTS = "ants"
    BARRED = "barred"
    NO_BEES = "no_bees"
    STRANGE = "strange"


class Zoo(OddsAndEvens):
    """The game the library is tried with."""

    key = "zoo"
    rules: Sequence[Rule] = RULES
    terms: Sequence[Term] = TERMS
    topics: Sequence[Topic] = TOPICS

    def faults(
        self, format: str, deck: DeckList, limits: Limits | None = None
    ) -> tuple[Fault, ...]:
        least = 3 if format == "short" else 30
        found = [Fault(WrongAnimals.FEW, {"count": len(deck["main"]), "least": least})]
        ants = deck["main"].count(1)
        many = [Fault(WrongAnimals.ANTS, {"count": ants})] if ants > 3 else []
        known = self.names("en")
        strange = [code for code in dict.fromkeys(deck.codes) if code not in known]
        found = [] if len(deck["main"]) >= least else found
        found += [Fault(WrongAnimals.STRANGE, {"code": code}) for code in strange]
        return (*found, *many, *barred(deck, limits))

    def fault(self, fault: Fault, language: str) -> str:
        if fault.reason is WrongAnimals.FEW:
            return f"[{language}] {fault.facts['count']} cards, at least {fault.facts['least']}"
        if fault.reason is WrongAnimals.STRANGE:
            return f"[{language}] {fault.facts.get('name', fault.facts['code'])} is no animal"
        if fault.reason is WrongAnimals.BARRED:
            facts = fault.facts
            name = facts.get("name") or self.names(language)[int(facts["code"])]
            return f"[{language}] {name}: {facts['most']} by {facts['list']}"
        return f"[{language}] {fault.facts['count']} × Ant, at most 3"

    def names(self, language: str) -> Mapping[int, str]:
        return {**NAMES["en"], **NAMES[language]}

    def page(
        self, code: int, language: str, format: str = "", brought: Sequence[str] = ()
    ) -> Page | None:
        name = self.names(language).get(code)
        if name is None:
            return None
        return Page(code, name, (f"[{language}] Animal",), ("It lives.", "It eats."))

    def glance(self, code: int, language: str) -> Glance | None:
        name = self.names(language).get(code)
        if name is None:
            return None
        legs = {1: 6, 2: 6, 5: 0, UNICORN: None}.get(code, 4)
        return Glance(code, name, "animal", f"[{language}] {legs} legs", 0xFF8B53, legs)

    def facts(self, code: int) -> Facts:
        if code not in NAMES["en"]:
            return {}
        level = {"level": 6} if code < 3 else {}
        extra = {"abilities": ("Fusion",)} if code == UNICORN else {}
        return {"kind": "monster", "type": "Beast", **level, **extra}


def barred(deck: DeckList, limits: Limits | None) -> list[Fault]:
    if limits is None:
        return []
    others = 9 if limits.others is None else limits.others
    most = {code: limits.copies.get(code, others) for code in deck["main"]}
    return [
        Fault(WrongAnimals.BARRED, {"code": code, "most": allowed, "list": limits.name})
        for code, allowed in most.items()
        if deck["main"].count(code) > allowed
    ]


ZOO = Zoo()
