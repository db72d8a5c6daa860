"""What players call archetypes for short, where it is no part of a name that is printed."""

from collections.abc import Mapping

from bot.library.records import Archetype

NICKNAMES: Mapping[str, tuple[str, ...]] = {
    "Abyss Actor": ("AA",),
    "Ally of Justice": ("AOJ",),
    "Ancient Gear": (
        "AG",
        "アンギア",
    ),
    "Blackwing": ("BW",),
    "Blue-Eyes": ("BE",),
    "Burning Abyss": ("BA",),
    "Crystal Beast": ("CB",),
    "Cyber Angel": ("CA",),
    "Cyber Dragon": (
        "cydra",
        "サイドラ",
    ),
    "Dark Magician": (
        "DM",
        "ブラマジ",
    ),
    "Dark World": ("DW",),
    "Destiny HERO": ("D-HERO",),
    "Dragon Ruler": ("rulers",),
    "Elemental HERO": ("E-HERO",),
    "Fire King": ("FK",),
    "Galaxy-Eyes": ("GE",),
    "Gladiator Beast": (
        "GB",
        "glads",
    ),
    "Gravekeeper's": ("GK",),
    "Lightsworn": (
        "LS",
        "ライロ",
    ),
    "Lunalight": ("LL",),
    "Lyrilusc": ("LL",),
    "Magician Girl": ("MG",),
    "Masked HERO": ("M-HERO",),
    "Mekk-Knight": ("MK",),
    "Number": ("No",),
    "Performapal": ("EM",),
    "Raidraptor": ("RR",),
    "Red-Eyes": (
        "RE",
        "真紅眼",
    ),
    "Rescue-ACE": ("R-ACE",),
    "Salamangreat": ("sala",),
    "Shaddoll": ("dolls",),
    "Six Samurai": (
        "6 sam",
        "six sam",
    ),
    "Sky Striker": ("SS",),
    "Speedroid": ("SR",),
    "Superheavy Samurai": ("SHS",),
    "Tearlaments": ("tear",),
    "The Phantom Knights": ("PK",),
    "Thunder Dragon": (
        "TD",
        "thundra",
        "サンドラ",
    ),
    "Tri-Brigade": ("TB",),
    "Virtual World": ("VW",),
    "Vision HERO": ("V-HERO",),
    "Windwitch": ("WW",),
    "Witchcrafter": ("WC",),
    "Xtra HERO": ("X-HERO",),
    "Yang Zing": ("YZ",),
}
"""By the keys of the archetypes; letters and marks are compared as in names of cards."""


def ways(archetype: Archetype) -> tuple[str, ...]:
    """Every way an archetype is called."""
    printed = (name for names in archetype.names.values() for name in names)
    short = NICKNAMES.get(archetype.key, ())
    return tuple(dict.fromkeys((archetype.key, *printed, *short)))
