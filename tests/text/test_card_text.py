"""The printed text of a sample of cards, as a person would expect to read it."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from cards.text.names import LANGUAGES, name, names, translated
from cards.text.page import LINE, TEXT, page
from cards.yugioh import BOOK, by_name
from engine.yugioh.language import Cards, CardText, Node

EXPECTED = {
    ("Dark Magician", "en"): ("This monster has no effect.",),
    ("Dark Magician", "ja"): ("効果を持たないモンスター。",),
    ("Dark Magician", "zh"): ("没有效果的怪兽。",),
    ("Pot of Greed", "en"): ("Draw 2 cards.",),
    ("Pot of Greed", "ja"): ("①：自分は２枚ドローする。",),
    ("Pot of Greed", "zh"): ("①：自己从牌组抽2张。",),
    ("Mystical Space Typhoon", "en"): ("Target 1 Spell/Trap on the field; destroy it.",),
    ("Mystical Space Typhoon", "ja"): (
        "①：フィールドの魔法・罠カード１枚を対象として発動できる。そのカードを破壊する。",
    ),
    ("Mystical Space Typhoon", "zh"): (
        "①：以场上的1张魔法・陷阱卡为对象可以发动。将该卡破坏。",
    ),
    ("Raigeki Break", "en"): ("Discard 1 card, then target 1 card on the field; destroy it.",),
    ("Raigeki Break", "ja"): (
        "①：手札を１枚捨て、フィールドのカード１枚を対象として発動できる。そのカードを破壊する。",
    ),
    ("Raigeki Break", "zh"): ("①：舍弃1张手牌，以场上的1张卡为对象可以发动。将该卡破坏。",),
    ("Seven Tools of the Bandit", "en"): (
        "When a Trap Card is activated: Pay 1000 LP; negate the activation, "
        "and if you do, destroy it.",
    ),
    ("Seven Tools of the Bandit", "ja"): (
        "①：罠カードが発動した時、１０００ＬＰを払って発動できる。その発動を無効にし破壊する。",
    ),
    ("Seven Tools of the Bandit", "zh"): (
        "①：陷阱卡发动时，支付1000LP可以发动。将该发动无效并破坏。",
    ),
    ("Dust Tornado", "en"): (
        "Target 1 Spell/Trap your opponent controls; destroy it, "
        "then you can Set 1 Spell/Trap from your hand.",
    ),
    ("Dust Tornado", "ja"): (
        "①：相手フィールドの魔法・罠カード１枚を対象として発動できる。そのカードを破壊する。"
        "その後、手札から魔法・罠カード１枚をセットできる。",
    ),
    ("Dust Tornado", "zh"): (
        "①：以对手场上的1张魔法・陷阱卡为对象可以发动。将该卡破坏。"
        "然后，可从手牌放置1张魔法・陷阱卡。",
    ),
    ("Trap Hole", "en"): (
        "When your opponent Normal or Flip Summons a monster with 1000 or more ATK: "
        "Target that monster; destroy it.",
    ),
    ("Trap Hole", "ja"): (
        "①：相手が攻撃力１０００以上のモンスターを召喚・反転召喚した時、"
        "そのモンスター１体を対象として発動できる。そのモンスターを破壊する。",
    ),
    ("Trap Hole", "zh"): (
        "①：对手将攻击力1000以上的怪兽召唤・反转召唤时，以该怪兽为对象可以发动。将该怪兽破坏。",
    ),
    ("Axe of Despair", "en"): (
        '(This card is always treated as an "Archfiend" card.)',
        "The equipped monster gains 1000 ATK.",
        "When this card is sent from the field to the GY: You can Tribute 1 monster; "
        "place this card on top of your Deck.",
    ),
    ("Axe of Despair", "ja"): (
        "①：装備モンスターの攻撃力は１０００アップする。",
        "②：このカードがフィールドから墓地へ送られた時、"
        "自分フィールドのモンスター１体をリリースして発動できる。"
        "このカードをデッキの一番上に戻す。",
    ),
    ("Axe of Despair", "zh"): (
        "①：装备怪兽的攻击力上升1000。",
        "②：此卡从场上被送至墓地时，解放自己场上的1只怪兽可以发动。将此卡放回牌组最上面。",
    ),
    ("Mystic Plasma Zone", "en"): (
        "All DARK monsters on the field gain 500 ATK and lose 400 DEF.",
    ),
    ("Mystic Plasma Zone", "ja"): (
        "①：フィールドの闇属性モンスターの攻撃力は５００アップし、守備力は４００ダウンする。",
    ),
    ("Mystic Plasma Zone", "zh"): ("①：场上的暗属性怪兽的攻击力上升500，守备力下降400。",),
    ("Call of the Haunted", "en"): (
        "Activate this card by targeting 1 monster in your GY; Special Summon it in "
        "Attack Position. When this card leaves the field, destroy that monster. "
        "When that monster is destroyed, destroy this card.",
    ),
    ("Call of the Haunted", "ja"): (
        "①：自分の墓地のモンスター１体を対象としてこのカードを発動できる。"
        "そのモンスターを攻撃表示で特殊召喚する。"
        "このカードがフィールドから離れる時にそのモンスターは破壊される。"
        "そのモンスターが破壊される時にこのカードは破壊される。",
    ),
    ("Call of the Haunted", "zh"): (
        "①：以自己墓地的1只怪兽为对象可以发动此卡。将该怪兽以攻击表示特殊召唤。"
        "此卡从场上离开时该怪兽将被破坏。该怪兽被破坏时此卡将被破坏。",
    ),
    ("Sangan", "en"): (
        "If this card is sent from the field to the GY: Add 1 monster with 1500 or less ATK "
        "from your Deck to your hand, but you cannot activate cards, or the effects of cards, "
        "with that name for the rest of this turn. "
        'You can only use this effect of "Sangan" once per turn.',
    ),
    ("Sangan", "ja"): (
        "このカード名の効果は１ターンに１度しか使用できない。",
        "①：このカードがフィールドから墓地へ送られた場合に発動する。"
        "デッキから攻撃力１５００以下のモンスター１体を手札に加える。"
        "このターン、自分はそのカード及びその同名カードの効果を発動できない。",
    ),
    ("Sangan", "zh"): (
        "此卡名的效果1回合仅可使用1次。",
        "①：此卡从场上被送至墓地的情况下发动。从牌组将1只攻击力1500以下的怪兽加入手牌。"
        "此回合，自己不可发动该卡及该卡的同名卡的效果。",
    ),
    ("Man-Eater Bug", "en"): ("FLIP: Target 1 monster on the field; destroy it.",),
    ("Man-Eater Bug", "ja"): (
        "①：このカードがリバースした場合、フィールドのモンスター１体を対象として発動する。"
        "そのモンスターを破壊する。",
    ),
    ("Man-Eater Bug", "zh"): (
        "①：此卡反转的情况下，以场上的1只怪兽为对象发动。将该怪兽破坏。",
    ),
    ("Wall of Illusion", "en"): (
        "After damage calculation, if this card was attacked by a monster: "
        "Return that monster to the hand.",
    ),
    ("Wall of Illusion", "ja"): (
        "①：このカードがモンスターに攻撃されたダメージ計算後に発動する。"
        "そのモンスターを持ち主の手札に戻す。",
    ),
    ("Wall of Illusion", "zh"): (
        "①：此卡被怪兽攻击的伤害计算后发动。将该怪兽放回持有者的手牌。",
    ),
    ("Cyber Dragon", "en"): (
        "If only your opponent controls a monster, you can Special Summon this card "
        "(from your hand).",
    ),
    ("Cyber Dragon", "ja"): (
        "①：相手フィールドにのみモンスターが存在する場合、このカードは手札から特殊召喚できる。",
    ),
    ("Cyber Dragon", "zh"): ("①：仅有对手场上才存在怪兽的情况下，此卡可从手牌特殊召唤。",),
}


@pytest.mark.parametrize(("card", "spoken"), EXPECTED)
def test_the_text_of_a_card(card: str, spoken: str) -> None:
    assert TEXT[spoken](by_name(card)) == EXPECTED[card, spoken]


LINES = {
    "Dark Magician": (
        "[Spellcaster / Normal]  Level 7 · DARK · ATK 2500 / DEF 2100",
        "【魔法使い族／通常】 レベル7・闇属性・攻撃力2500／守備力2100",
        "【魔法师族／通常】 等级7・暗属性・攻击力2500／守备力2100",
    ),
    "Man-Eater Bug": (
        "[Insect / Flip / Effect]  Level 2 · EARTH · ATK 450 / DEF 600",
        "【昆虫族／リバース／効果】 レベル2・地属性・攻撃力450／守備力600",
        "【昆虫族／反转／效果】 等级2・地属性・攻击力450／守备力600",
    ),
    "Pot of Greed": ("[Normal Spell]", "【通常魔法】", "【通常魔法】"),
    "Magic Jammer": ("[Counter Trap]", "【カウンター罠】", "【反击陷阱】"),
    "Axe of Despair": ("[Equip Spell]", "【装備魔法】", "【装备魔法】"),
}


@pytest.mark.parametrize("card", LINES)
def test_the_line_under_the_name(card: str) -> None:
    assert tuple(LINE[spoken](by_name(card)) for spoken in LANGUAGES) == LINES[card]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_cards_of_the_book_are_named_and_those_they_speak_of(spoken: str) -> None:
    spoken_of = {text for card in BOOK.values() for text in named_by(card)}
    beyond = [code for code in names(spoken) if code not in BOOK]

    assert names(spoken).keys() >= BOOK.keys()
    assert {names("en")[code] for code in beyond} <= spoken_of
    assert len(set(names(spoken).values())) == len(names(spoken))


def named_by(node: object) -> Iterator[str]:
    """The names of cards that the tree of a card speaks of."""
    if isinstance(node, Cards) and node.named is not None:
        yield node.named
    parts = node if isinstance(node, tuple) else ()
    if isinstance(node, Node):
        parts = tuple(getattr(node, field.name) for field in fields(node))
    for part in parts:
        yield from named_by(part)


def test_the_english_names_are_those_the_cards_are_written_with() -> None:
    assert all(name(card.passcode, "en") == card.name for card in BOOK.values())


def test_a_name_inside_a_text_is_translated() -> None:
    assert translated("Kuriboh", "ja") == "クリボー"
    assert translated("A Card Never Printed", "zh") == "A Card Never Printed"


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("card", BOOK.values(), ids=lambda card: card.name)
def test_every_card_has_a_page(card: CardText, spoken: str) -> None:
    whole = page(card, spoken)
    assert (whole.code, whole.name) == (card.passcode, name(card.passcode, spoken))
    assert all(whole.lines)
    assert whole.text
    assert all(whole.text)
    assert len("\n".join((whole.name, *whole.lines, *whole.text))) < 2000


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError, match="fr"):
        page(by_name("Kuriboh"), "fr")
