"""The printed text of a sample of cards, as a person would expect to read it."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from cards.grammar.terms import line
from cards.languages import LANGUAGES
from cards.names import UNPRINTED, names, own_names, translated
from cards.text.page import TEXT, page
from cards.yugioh import BOOK, by_name
from engine.yugioh.language import CardText, Named, Node, OnlySummonedBy
from tests.rows import through_all

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
        "Target 1 Spell/Trap your opponent controls; destroy that opponent's Spell/Trap, "
        "then you can Set 1 Spell/Trap from your hand.",
    ),
    ("Dust Tornado", "ja"): (
        "①：相手フィールドの魔法・罠カード１枚を対象として発動できる。その相手のカードを破壊する。"
        "その後、手札から魔法・罠カード１枚をセットできる。",
    ),
    ("Dust Tornado", "zh"): (
        "①：以对手场上的1张魔法・陷阱卡为对象可以发动。将该对手的卡破坏。"
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
        "このカードがフィールドから離れる時、そのモンスターは破壊される。"
        "そのモンスターが破壊される時、このカードは破壊される。",
    ),
    ("Call of the Haunted", "zh"): (
        "①：以自己墓地的1只怪兽为对象可以发动此卡。将该怪兽以攻击表示特殊召唤。"
        "此卡从场上离开时，该怪兽将被破坏。该怪兽被破坏时，此卡将被破坏。",
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
        "此回合，自己不可发动该卡及其同名卡的效果。",
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
    ("Copycat", "en"): (
        "If this card is Summoned: Target 1 face-up monster your opponent controls; "
        "this card's ATK/DEF become equal to that monster's original ATK/DEF.",
    ),
    ("Copycat", "ja"): (
        "①：このカードが召喚・反転召喚・特殊召喚した場合、相手フィールドの表側表示モンス"
        "ター１体を対象として発動する。このカードの攻撃力・守備力はそのモンスターの元々の"
        "攻撃力・守備力と同じ数値になる。",
    ),
    ("Copycat", "zh"): (
        "①：此卡召唤・反转召唤・特殊召唤的情况下，以对手场上的1只表侧表示怪兽为对象发动"
        "。此卡的攻击力・守备力变为与该怪兽的原本攻击力・守备力相同的数值。",
    ),
    ("Gorz the Emissary of Darkness", "en"): (
        "When you take damage from a card your opponent controls: You can Special "
        "Summon this card from your hand. You must control no cards to activate and to "
        "resolve this effect.",
        "When this card is Special Summoned by its effect because you took battle "
        'damage: Special Summon 1 "Emissary of Darkness Token" (Fairy/LIGHT/Level '
        "7/ATK ?/DEF ?), and its ATK/DEF become equal to the damage you took.",
        "When this card is Special Summoned by its effect because you took effect "
        "damage: Inflict damage to your opponent equal to the damage you took.",
    ),
    ("Gorz the Emissary of Darkness", "ja"): (
        "①：自分が相手のカードによってダメージを受けた時に発動できる。このカードを手札から"
        "特殊召喚する。この効果は自分フィールドにカードが存在しない場合に発動と処理ができる。",
        "②：このカードが戦闘ダメージを受けた事による自身の効果で特殊召喚した時に発動する。自分フィ"
        "ールドに「冥府の使者カイエントークン」（天使族・光・星７・攻／守？）１体（攻撃力"
        "・守備力はその時に受けたダメージの数値と同じになる）を特殊召喚する。",
        "③：このカードが効果ダメージを受けた事による自身の効果で特殊召喚した時に発動する。その時に"
        "受けたダメージの数値分のダメージを相手に与える。",
    ),
    ("Gorz the Emissary of Darkness", "zh"): (
        "①：自己因对手的卡受到伤害时可以发动。从手牌将此卡特殊召唤。此效果在自己场上不存"
        "在卡的情况下才能发动和处理。",
        "②：此卡以受到战斗伤害时的自身效果特殊召唤时发动。将1只“冥府之使者 凯恩衍生物"
        "”（天使族・光・星7・攻/守?）特殊召唤至自己场上（攻击力・守备力变为与当时受到"
        "的伤害相同的数值）。",
        "③：此卡以受到效果伤害时的自身效果特殊召唤时发动。给予对手相当于当时受到的伤害数"
        "值的伤害。",
    ),
    ("Ring of Destruction", "en"): (
        "During your opponent's turn: Target 1 face-up monster your opponent controls "
        "whose ATK is less than or equal to their LP; destroy that face-up monster, "
        "and if you do, take damage equal to that card's original ATK, then inflict "
        "the same amount of damage to your opponent. You can only "
        'activate 1 "Ring of Destruction" per turn.',
    ),
    ("Ring of Destruction", "ja"): (
        "このカード名のカードは１ターンに１枚しか発動できない。",
        "①：相手ターンに、相手ＬＰの数値以下の攻撃力を持つ相手フィールドの表側表示モンス"
        "ター１体を対象として発動できる。その表側表示モンスターを破壊し、自分はそのカード"
        "の元々の攻撃力分のダメージを受ける。その後、自分が受けたダメージと同じ数値分のダ"
        "メージを相手に与える。",
    ),
    ("Ring of Destruction", "zh"): (
        "此卡名的卡1回合仅可发动1张。",
        "①：在对手的回合中，以1只攻击力为对手LP的数值以下的对手场上的表侧表示怪兽为对"
        "象可以发动。将该表侧表示怪兽破坏，自己受到相当于该怪兽的原本攻击力数值的伤害。然后"
        "，给予对手与自己所受伤害相同数值的伤害。",
    ),
    ("Solemn Judgment", "en"): (
        "When a monster would be Summoned, OR a Spell/Trap Card is activated: Pay half "
        "your LP; negate the Summon or activation, and if you do, destroy that card.",
    ),
    ("Elemental HERO Bubbleman", "en"): (
        "If you have no other cards in your hand, you can Special Summon this card "
        "(from your hand).",
        "When this card is Summoned: You can draw 2 cards. You must control no other "
        "cards and have no cards in your hand to activate and to resolve this effect.",
    ),
    ("Forbidden Lance", "en"): (
        "Target 1 face-up monster on the field; until the end of this turn, it loses "
        "800 ATK, but is unaffected by the effects of other Spells/Traps.",
    ),
    ("Breaker the Magical Warrior", "en"): (
        "If this card is Normal Summoned: Place 1 Spell Counter on it (max. 1).",
        "Gains 300 ATK for each Spell Counter on it.",
        "You can remove 1 Spell Counter from this card, then target 1 Spell/Trap on "
        "the field; destroy it.",
    ),
    ("Lightning Blade", "en"): (
        "Equip only to a Warrior monster.",
        "It gains 800 ATK.",
        "All WATER monsters on the field lose 500 ATK.",
    ),
    ("Scapegoat", "en"): (
        'Special Summon 4 "Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense '
        "Position. They cannot be Tributed for a Tribute Summon. You cannot Summon "
        "other monsters the turn you activate this card (but you can Normal Set).",
    ),
    ("Scapegoat", "ja"): (
        "このカードを発動するターン、自分はこのカードの効果以外ではモンスターを召喚・反転"
        "召喚・特殊召喚できない。",
        "①：自分フィールドに「羊トークン」（獣族・地・星１・攻／守０）４体を守備表示で特"
        "殊召喚する。このトークンはアドバンス召喚のためにはリリースできない。",
    ),
    ("Scapegoat", "zh"): (
        "发动此卡的回合中，自己不可用此卡的效果以外的方法召唤・反转召唤・特殊召唤怪兽。",
        "①：将4只“羊衍生物”（兽族・地・星1・攻/守0）以守备表示特殊召唤至自己场上。"
        "此衍生物不可为上级召唤而解放。",
    ),
    ("Royal Magical Library", "en"): (
        "Each time a Spell Card is activated, place 1 Spell Counter on this card when "
        "that Spell resolves (max. 3).",
        "You can remove 3 Spell Counters from this card; draw 1 card.",
    ),
    ("Elemental HERO Tempest", "en"): (
        '"Elemental HERO Avian" + "Elemental HERO Sparkman" + "Elemental HERO Bubbleman".',
        "Must be Fusion Summoned.",
        "You can send 1 other card you control to the GY, then target 1 monster you "
        "control; while this card is face-up on the field, that monster cannot be "
        "destroyed by battle.",
    ),
    ("Bottomless Trap Hole", "en"): (
        "When your opponent Summons a monster with 1500 or more ATK: Destroy that "
        "monster(s) with 1500 or more ATK, and if you do, banish it.",
    ),
    ("Spellbinding Circle", "en"): (
        "Activate this card by targeting 1 monster your opponent controls; it cannot "
        "attack or change its battle position. When that monster is destroyed, destroy "
        "this card.",
    ),
    ("Skilled Dark Magician", "en"): (
        "Each time a Spell Card is activated, place 1 Spell Counter on this card when "
        "that Spell resolves (max. 3).",
        "If there are 3 Spell Counters on this card: You can Tribute this card; "
        'Special Summon 1 "Dark Magician" from your hand, Deck, or GY.',
    ),
    ("Symbols of Duty", "en"): (
        "Send 1 face-up Normal Monster you control to the GY, then target 1 monster in either "
        "GY; Special Summon it, and if you do, equip this card to it. When this card leaves "
        "the field, destroy the equipped monster.",
    ),
    ("Stargazer Magician", "en"): (
        "Once per turn, when exactly 1 other Pendulum Monster you control (and no "
        "other cards) is returned to the hand by an opponent's card effect (except during "
        "the Damage Step): You can Special Summon 1 monster with the same name as "
        "it from your hand.",
        "[Pendulum] If a Pendulum Monster you control battles, your opponent cannot "
        "activate Spell Cards until the end of the Damage Step.",
        '[Pendulum] Unless you have a "Magician" card or "Odd-Eyes" card in your other '
        "Pendulum Zone, this card's Pendulum Scale becomes 4.",
    ),
    ("Magician's Circle", "en"): (
        "When a Spellcaster monster declares an attack: Each player Special Summons 1 "
        "Spellcaster monster with 2000 or less ATK from their Deck in Attack Position.",
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
    assert tuple(line(by_name(card), spoken) for spoken in LANGUAGES) == LINES[card]


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_cards_of_the_book_are_named_and_those_they_speak_of(spoken: str) -> None:
    spoken_of = {text for card in BOOK.values() for text in named_by(card)}
    beyond = [code for code in names(spoken) if code not in BOOK]

    assert names(spoken).keys() >= BOOK.keys()
    assert {names("en")[code] for code in beyond} <= spoken_of
    assert len(set(names(spoken).values())) == len(names(spoken))


def named_by(node: object) -> Iterator[str]:
    """The names of cards that the tree of a card speaks of."""
    if isinstance(node, Named | OnlySummonedBy) and isinstance(node.name, str):
        yield node.name
    parts = node if isinstance(node, tuple) else ()
    if isinstance(node, Node):
        parts = tuple(getattr(node, field.name) for field in fields(node))
    for part in parts:
        yield from named_by(part)


def test_no_card_of_ours_is_named_as_one_that_nobody_can_play() -> None:
    assert UNPRINTED.keys().isdisjoint(own_names("en").values())


def test_the_english_names_are_those_the_cards_are_written_with() -> None:
    assert all(names("en")[card.passcode] == card.name for card in BOOK.values())


def test_a_name_inside_a_text_is_translated() -> None:
    assert translated("Kuriboh", "ja") == "クリボー"
    assert translated("A Card Never Printed", "zh") == "A Card Never Printed"


@pytest.mark.parametrize("spoken", LANGUAGES)
@through_all(BOOK.values(), lambda card: card.name)
def test_every_card_has_a_page(card: CardText, spoken: str) -> None:
    whole = page(card, spoken)
    assert (whole.code, whole.name) == (card.passcode, names(spoken)[card.passcode])
    assert all(whole.lines)
    assert whole.text
    assert all(whole.text)
    assert len("\n".join((whole.name, *whole.lines, *whole.text))) < 2000


def test_a_text_box_is_written_once() -> None:
    assert TEXT["ja"](by_name("Kuriboh")) is TEXT["ja"](by_name("Kuriboh"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError, match="fr"):
        page(by_name("Kuriboh"), "fr")
