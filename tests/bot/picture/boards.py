"""Tables that are drawn: a full one, one with a chain of three, and a Speed Duel."""

from engine.yugioh.language import Counter
from engine.yugioh.state.events.standing import CountersPlaced
from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying

UTOPIA = "Number 39: Utopia"
DECODE = "Decode Talker"
LA_JINN = "La Jinn the Mystical Genie of the Lamp"


_YUGI = side(
    field=[
        attacking("Gazelle the King of Mythical Beasts", "M1"),
        defending("Royal Magical Library", "M2"),
        Lying(UTOPIA, "M3", materials=("Vorse Raider", "Battle Ox")),
        face_down("Man-Eater Bug", "M4"),
        defending("Mystical Elf", "M5"),
        attacking(DECODE, "E1"),
        face_up("Axe of Despair", "S1", on=UTOPIA),
        face_down("Mirror Force", "S2"),
        face_up("Call of the Haunted", "S3", on="Gazelle the King of Mythical Beasts"),
        face_up("Messenger of Peace", "S4"),
        face_down("Mystical Space Typhoon", "S5"),
        face_up("Mountain", "F"),
    ],
    hand=["Summoned Skull", "Pot of Greed"],
    graveyard=["Sangan", "Dark Hole", "Sangan"],
    extra=["Junk Warrior"],
    life=12500,
)
_KAIBA = side(
    field=[
        attacking(LA_JINN, "M1"),
        attacking("Horus the Black Flame Dragon LV6", "M2"),
        face_down("Winged Dragon, Guardian of the Fortress #1", "M3"),
        attacking("Blue-Eyes White Dragon", "M4"),
        defending("Terratiger, the Empowered Warrior", "M5"),
        attacking("Honeybot", "E2"),
        face_up("Twin Swords of Flashing Light - Tryce", "S1", on=LA_JINN),
        face_up("Spellbinding Circle", "S2", on=UTOPIA),
        face_down("Sakuretsu Armor", "S3"),
        face_up("Ultimate Offering", "S4"),
        face_down("Trap Hole", "S5"),
        face_up("Sorcerous Spell Wall", "F"),
    ],
    hand=["Kuriboh"] * 4,
    graveyard=["Raigeki"] * 9,
    banished=["Kuriboh"],
    life=6500,
)


def full() -> Table:
    """Every zone is taken on both sides, and much lies on the cards or is tied to them."""
    table = Table(yugi=_YUGI, kaiba=_KAIBA)
    library = next(
        card
        for card in table.driver.duel.state.field()
        if card.text.name == "Royal Magical Library"
    )
    table.driver.duel.emit(CountersPlaced(library.id, Counter.SPELL, 3))
    return table


def chained() -> Table:
    """An attack, and a chain of three links."""
    table = Table(
        yugi=side(field=["Dark Magician", "Seven Tools of the Bandit", "Gemini Elf"]),
        kaiba=side(field=["Mirror Force", "Summoned Skull", "Seven Tools of the Bandit"]),
    )
    table.yugi.attacks_with("Dark Magician", at="Summoned Skull")
    table.kaiba.activates("Mirror Force")
    table.yugi.activates("Seven Tools of the Bandit")
    table.kaiba.activates("Seven Tools of the Bandit")
    return table


def speed() -> Table:
    """A Speed Duel in its first turns."""
    table = Table(
        yugi=side(
            field=[
                attacking("Gaia Knight, the Force of Earth", "M2"),
                defending("Gemini Elf", "M4"),
                face_down("Mirror Force", "S3"),
            ],
            hand=["Dark Hole"],
        ),
        kaiba=side(field=[face_down("Man-Eater Bug", "M3"), face_up("Umi")], life=2300),
        format="speed",
    )
    table.everyone_passes()
    return table
