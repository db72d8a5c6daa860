"""Words that one card of the pool says: other printed cards with the mechanic, or a reason."""

SHARED = {
    "AddTheirChoice": ("Painful Choice", "Painful Return", "Guiding Ariadne"),
    "AlsoAfterThat": ("Scrap-Iron Scarecrow", "Pot of Duality", "Mask Change"),
    "AtStartOf": ("Cold Wave", "Heat Wave", "Amabie"),
    "AttacksFromDefense": (
        "Elemental HERO Rampart Blaster",
        "Total Defense Shogun",
        "Superheavy Samurai Big Benkei",
    ),
    "BattlesWith": ("Leotaur", "Luminous Soldier", "Penumbral Soldier Lady"),
    "BothHold": (
        "Kidmodo Dragon",
        "Ties of the Brethren",
        "Harpie Lady Phoenix Formation",
    ),
    "CameByTributing": (
        "Strong Wind Dragon",
        "Caius the Mega Monarch",
        "Raiza the Mega Monarch",
    ),
    "CanApply": ("Odd-Eyes Pendulum Dragon", "Desperate Tag", "Starving Venemy Dragon"),
    "CannotActivateIn": (
        "Abyss Dweller",
        "Time-Tearing Morganite",
        "Guilt-Gripping Morganite",
    ),
    "CannotDeclareAttacks": ("Threatening Roar", "Teva", "Ghostrick Night"),
    "CannotActivateOf": ("Dodger Dragon", "Invader of Darkness", "Argostars - Glorious Adra"),
    "DamageDealt": ("Vampiric Koala", "Fushi No Tori", "Cestus of Dagla"),
    "DefenseOf": ("Des Kangaroo", "Two Thousand Needles", "Total Defense Shogun"),
    "Equips": ("Maha Vailo", "Armed Samurai - Ben Kei", "Vylon Charger"),
    "EachTime": ('Maxx "C"', "Mulcharmy Fuwalos", "Mulcharmy Purulia"),
    "ExcavateAndSummon": ("Cyber Jar", "Enchanting Fitting Room", "Illusion Balloons"),
    "GivesControl": ("Snatch Steal", "Falling Down", "Mark of the Rose"),
    "HasEquip": ("Eternal Rest", "Dragunity Quirinus", "Vylon Alpha"),
    "Is": ("Magicians Unite", "Bot Herder", "Link Bumper"),
    "IsEquipped": (
        "Gearfried the Iron Knight",
        "Gearfried the Swordmaster",
        "Seven Swords Warrior",
    ),
    "Namesakes": ("Called by the Grave", "Crossout Designator", "Chain Hole"),
    "IsAddedToHand": ("Puppet King", "Puppet Queen", "Bahalutiya, the Grand Radiance"),
    "MoveOver": ("Wattkinetic Puppeteer", "Mekk-Knight Indigo Eclipse", "Trancefamiliar"),
    "NeedsNoTributes": (
        "Beast King Barbaros",
        "Fusilier Dragon, the Dual-Mode Beast",
        "Swift Gaia the Fierce Knight",
    ),
    "NegatesSlain": ("Blade Knight", "Dark Balter the Terrible", "Harpie Lady 2"),
    "OnlySummonedBy": (
        "Horus the Black Flame Dragon LV8",
        "Silent Swordsman LV7",
        "Ultimate Insect LV5",
    ),
    "OriginalDefenseBecomes": ("Curse of Anubis", "Megarock Dragon", "Chimeratech Overdragon"),
    "PendulumSummonedAs": (
        "Odd-Eyes Rebellion Dragon",
        "Odd-Eyes Raging Dragon",
        "Dark Anthelion Dragon",
    ),
    "NeedsNoTributesIf": ("Hammer Bounzer", "Cyber Shark", "Sandaion, the Timelord"),
    "SummonMaterials": ("De-Synchro", "De-Fusion", "Re-Fusion"),
    "SwapControl": ("Creature Swap", "Share the Pain", "Mystic Box"),
    "SentThisTurn": ("Last Will", "Miracle's Wake", "Supernatural Regeneration"),
    "ServesAsMaterial": ("Synchro Material", "Curse of the Circle", "A.I. Love Fusion"),
    "Slayer": ("Exploder Dragon", "Yomi Ship", "Sun Dragon Inti"),
    "SummonStands": ("Dodger Dragon", "Obelisk the Tormentor", "Star Eater"),
    "SummonsTwice": ("Double Summon", "Constellar Leonis", "Steelswarm Gatekeeper"),
    "TributedFor": ("Strong Wind Dragon", "Star Seraph Sovereignty", "The Ascended of Thunder"),
    "TotalLevel": ("The Calculator", "Shogi Lance", "Gravekeeper's Oracle"),
}
"""For each such word three printed cards that have its mechanic, the one of the pool first."""

SHARED_SLOTS = {
    "ChangePosition.mute": ("Ceasefire", "Ancient Forest", "The Stern Mystic"),
    "FusionSummon.either": ("Super Polymerization", "Predaprime Fusion", "Fusion of Fire"),
    "CanTribute.of": (
        "Phantom Beast Rock-Lizard",
        "Gravekeeper's Visionary",
        "Doodle Beast - Tyranno",
    ),
    "IsUnaffected.of": ("Silent Swordsman LV5", "Miscellaneousaurus", "Eternal Soul"),
    "Flip.limit": ("Shaddoll Beast", "Shaddoll Hedgehog", "Shaddoll Squamata"),
    "IsDestroyed.as_monster": (
        "Odd-Eyes Rebellion Dragon",
        "Supreme King Z-ARC",
        "Starving Venom Wing Dragon",
    ),
    "IsDestroyed.on_field": (
        "Cynet Universe",
        "Performage Plushfire",
        "Glacial Beast Polar Penguin",
    ),
    "MakeTokens.position": ("Scapegoat", "Fires of Doomsday", "Stray Lambs"),
}
"""Likewise for slots of words that several cards say."""

RARE = {
    "BanishNamesakes": "The two Noblemen let both players show whole Decks.",
    "CameByItself": "Puppet King falls in the turn after its own effect has summoned it.",
    "CameUpon": "Gorz does one thing upon battle damage and another upon effect damage.",
    "LevelAsMaterial": "Road Synchron is of another Level for all but its own Synchro Monster.",
    "MayOnce": "Last Will grants one summon of a later moment of the turn.",
    "MustBeTributed": "Soul Exchange alone makes an opponent's monster the Tribute.",
    "MustTribute": "Victory Dragon names the Type of its three Tributes.",
    "PlaceNext": "Destiny Board brings its messages one by one, in their order.",
    "ReflectsBattleDamage": "Relinquished hands on damage that is also taken.",
    "ReversesGains": "Reverse Trap alone turns what is gained into what is lost.",
    "SendAllOthers": "Last Turn spares one monster of all cards of field and hands.",
    "SparesTributes": "Elemental HERO Necroshade does so from the Graveyard.",
    "StaysThroughEndPhase": "Spiritual Energy Settle Machine alone holds Spirits back.",
    "TheySummonToBattle": "Last Turn alone makes a monster of the Deck fight at once.",
    "WasFlipped": "Jigen Bakudan waits for a Standby Phase once it was flipped.",
    "WinsMatch": "Prize cards for winners of tournaments.",
}
"""For each word of a mechanic that fewer than three printed cards have, why there is one."""
