"""What official answers say of positions in which two cards or more meet."""

from engine.yugioh.facts.numbers import type_of
from engine.yugioh.language import Type
from engine.yugioh.state.reasons import Reason
from tests.table import Table, face_down, face_up, side
from tests.table.laying import Lying

ELF, URABY, SKULL, MOKEY = "Gemini Elf", "Uraby", "Summoned Skull", "Mokey Mokey"
HAUNTED, TYPHOON, MOON = "Call of the Haunted", "Mystical Space Typhoon", "Book of Moon"
JUDGMENT, LANCE, CONTROLLER = "Solemn Judgment", "Forbidden Lance", "Enemy Controller"
STARGAZER, TIMEGAZER = "Stargazer Magician", "Timegazer Magician"
STARDUST, TORRENTIAL = "Stardust Dragon", "Torrential Tribute"
DECODE, HONEYBOT, SPIDER = "Decode Talker", "Honeybot", "Link Spider"
TEMPLE, JAR = "Temple of the Kings", "Jar of Greed"


def test_a_monster_revived_after_the_last_attack_can_still_attack() -> None:
    """Q&A 125."""
    table = Table(yugi=side(field=[URABY, HAUNTED], graveyard=[ELF]))
    table.yugi.attacks_with(URABY)
    table.everyone_passes()
    table.yugi.activates(HAUNTED, at="battle phase")
    table.everyone_passes()
    table.yugi.attacks_with(ELF)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1500 - 1900


def test_a_monster_whose_attack_was_called_off_in_a_replay_has_declared_one() -> None:
    """Q&A 145."""
    table = Table(yugi=side(field=[ELF]), kaiba=side(field=[URABY, HAUNTED], graveyard=[SKULL]))
    table.yugi.attacks_with(ELF, at=URABY)
    table.kaiba.activates(HAUNTED)
    table.everyone_passes()
    table.yugi.calls_off()
    table.yugi.enters_main_phase_2()

    assert not table.yugi.may("change position", ELF)


def test_an_attack_that_is_negated_on_the_same_chain_is_not_replayed() -> None:
    """Q&A 140."""
    cylinder = "Magic Cylinder"
    table = Table(
        yugi=side(field=[ELF]), kaiba=side(field=[cylinder, HAUNTED], graveyard=[SKULL])
    )
    table.yugi.attacks_with(ELF)
    table.kaiba.activates(cylinder)
    table.yugi.passes()
    table.kaiba.activates(HAUNTED)
    table.everyone_passes()

    assert not table.was_asked(table.yugi, Reason.REPLAY)
    assert table.yugi.life == 8000 - 1900


def test_a_monster_that_was_destroyed_after_its_attack_and_revived_attacks_anew() -> None:
    """Q&A 11543."""
    table = Table(yugi=side(field=[ELF, HAUNTED]), kaiba=side(field=["Mirror Force"]))
    table.yugi.attacks_with(ELF)
    table.kaiba.activates("Mirror Force")
    table.everyone_passes()
    table.yugi.activates(HAUNTED)
    table.everyone_passes()
    table.yugi.attacks_with(ELF)
    table.everyone_passes()

    assert table.kaiba.life == 8000 - 1900


def test_a_monster_whose_summon_was_negated_was_not_destroyed_on_the_field() -> None:
    """Q&A 174."""
    table = Table(
        yugi=side(hand=[ELF], field=[face_up("Supply Squad")]), kaiba=side(field=[JUDGMENT])
    )
    table.yugi.summons(ELF)
    table.kaiba.activates(JUDGMENT)
    table.everyone_passes()

    assert table.yugi.graveyard == [ELF]
    assert table.chains() == [[JUDGMENT]]


def test_a_negated_flip_summon_leaves_a_monster_properly_summoned() -> None:
    """Q&A 9124; one whose first summon was negated is not."""
    thrasher = "Photon Thrasher"
    for yugi in (
        side(field=[face_down(thrasher), HAUNTED]),
        side(field=[HAUNTED], hand=[thrasher]),
    ):
        table = Table(yugi=yugi, kaiba=side(field=[JUDGMENT]))
        flipped = table.yugi.monsters == [thrasher]
        (table.yugi.flip_summons if flipped else table.yugi.special_summons)(thrasher)
        table.kaiba.activates(JUDGMENT)
        table.everyone_passes()

        assert table.yugi.graveyard == [thrasher]
        assert table.yugi.may("activate", HAUNTED) is flipped


def test_what_goes_by_its_chain_still_has_what_it_does_at_its_activation() -> None:
    """Q&A 111."""
    swords = "Swords of Revealing Light"
    table = Table(yugi=side(hand=[swords]), kaiba=side(field=[face_down(ELF), TYPHOON]))
    table.yugi.activates(swords)
    table.kaiba.activates(TYPHOON)
    table.everyone_passes()

    assert table.yugi.field == []
    assert table.kaiba.sees(ELF).position == "face-up Defense"


def test_jinzo_revived_on_the_chain_negates_the_trap_below() -> None:
    """Q&A 78."""
    table = Table(yugi=side(field=[JAR]), kaiba=side(field=[HAUNTED], graveyard=["Jinzo"]))
    table.yugi.activates(JAR)
    table.kaiba.activates(HAUNTED)
    table.everyone_passes()

    assert table.yugi.hand == []


def test_a_borrowed_monster_that_is_turned_face_down_goes_back_all_the_same() -> None:
    """Q&A 8795."""
    table = Table(yugi=side(hand=["Brain Control", MOON]), kaiba=side(field=[ELF]))
    table.yugi.activates("Brain Control")
    table.everyone_passes()
    table.yugi.activates(MOON)
    table.everyone_passes()
    table.turn_ends()

    assert table.kaiba.sees(ELF).position == "face-down Defense"


def test_what_comes_back_in_the_end_phase_can_do_so_twice_in_it() -> None:
    """Q&A 7411."""
    table = Table(
        yugi=side(field=[STARDUST], hand=["Dark Hole"]), kaiba=side(field=[TORRENTIAL])
    )
    table.yugi.activates("Dark Hole")
    table.yugi.activates(STARDUST)
    table.everyone_passes()
    table.yugi.ends_turn()
    table.yugi.activates(STARDUST)
    table.chain_resolves()
    table.kaiba.activates(TORRENTIAL)
    table.yugi.activates(STARDUST)
    table.chain_resolves()
    assert STARDUST in table.yugi.graveyard

    table.yugi.activates(STARDUST)
    table.everyone_passes()
    assert table.yugi.monsters == [STARDUST]


def test_a_spell_taken_back_by_a_flip_effect_waits_until_its_chain_was_answered() -> None:
    """Q&A 8221: a Quick-Play Spell can be activated at once, but not Set."""
    faith = "Magician of Faith"
    for spell, at_once in (("Monster Reborn", False), (TYPHOON, True)):
        table = Table(
            yugi=side(field=[face_down(faith)], graveyard=[spell]),
            kaiba=side(field=[HAUNTED], graveyard=[ELF]),
        )
        table.yugi.flip_summons(faith)
        table.chain_resolves()

        assert (f"activate {spell}" in table.options) is at_once
        assert f"Set {spell}" not in table.options


def test_a_change_of_type_reaches_a_target_that_changed_sides_but_none_face_down() -> None:
    """Q&A 11658."""
    influence = "Influence Dragon"
    for spell in (MOON, CONTROLLER):
        table = Table(yugi=side(field=[influence, ELF]), kaiba=side(field=[spell, URABY]))
        table.yugi.activates(influence, targeting=ELF)
        if spell == MOON:
            table.kaiba.activates(MOON, targeting=ELF)
        else:
            table.kaiba.activates(CONTROLLER, effect=1, cost=URABY, targeting=ELF)
        table.everyone_passes()

        duel = table.driver.duel
        elf = next(card for card in duel.state.field() if card.text.name == ELF)
        assert (type_of(duel, elf) is Type.DRAGON) is (spell == CONTROLLER)
        assert (table.kaiba.monsters == [ELF]) is (spell == CONTROLLER)


def test_utopia_ray_gains_nothing_and_takes_nothing_once_it_is_face_down() -> None:
    """Q&A 11840; the loss alone falls away where there is nobody left to lose."""
    ray = "Number C39: Utopia Ray"
    for hit, attack in ((ray, 2500), (ELF, 3000)):
        table = Table(
            yugi=side(field=[Lying(ray, materials=("Number 39: Utopia",))], life=1000),
            kaiba=side(field=[ELF, MOON]),
        )
        table.yugi.activates(ray)
        table.kaiba.activates(MOON, targeting=hit)
        table.everyone_passes()

        assert table.yugi.sees(ray).attack == attack
        assert table.kaiba.sees(ELF).attack == 1900


def test_relinquished_has_the_numbers_of_what_it_wears_whatever_megamorph_says() -> None:
    """Q&A 6156."""
    relinquished, magician = "Relinquished", "Dark Magician"
    table = Table(
        yugi=side(
            field=[relinquished, face_up("Megamorph", on=relinquished)],
            hand=["Ookazi"],
            life=4000,
        ),
        kaiba=side(field=[magician], life=4500),
    )
    table.yugi.activates(relinquished, targeting=magician)
    table.everyone_passes()
    table.yugi.activates("Ookazi")
    table.everyone_passes()

    seen = table.yugi.sees(relinquished)
    assert (seen.attack, seen.defense) == (2500, 2100)


def test_a_pendulum_monster_worn_as_an_equip_card_goes_to_the_extra_deck() -> None:
    """Q&A 11511."""
    magician = "Dragonpulse Magician"
    table = Table(
        yugi=side(field=["Relinquished"], hand=[TYPHOON]), kaiba=side(field=[magician])
    )
    table.yugi.activates("Relinquished")
    table.everyone_passes()
    table.yugi.activates(TYPHOON, targeting=magician)
    table.everyone_passes()

    assert table.kaiba.sees(magician).place == "extra_deck"


def test_a_flip_monster_destroyed_by_an_effect_was_not_slain_by_the_battle() -> None:
    """Q&A 8338."""
    bug, goyo = "Man-Eater Bug", "Goyo Guardian"
    table = Table(
        yugi=side(field=[goyo, ELF, "Divine Wrath"], hand=[URABY]),
        kaiba=side(field=[face_down(bug)]),
    )
    table.yugi.attacks_with(goyo)
    table.everyone_passes()
    table.kaiba.chooses(ELF)
    table.yugi.activates("Divine Wrath")
    table.everyone_passes()

    assert table.yugi.monsters == [goyo, ELF]
    assert table.chains() == [[bug, "Divine Wrath"]]


def test_a_monster_banished_after_damage_calculation_was_not_destroyed() -> None:
    """Q&A 8151."""
    lady, knight = "D.D. Warrior Lady", "Hayabusa Knight"
    table = Table(yugi=side(field=[knight, face_up("Supply Squad")]), kaiba=side(field=[lady]))
    table.yugi.attacks_with(knight)
    table.kaiba.activates(lady)
    table.everyone_passes()

    assert table.yugi.banished == [knight]
    assert table.chains() == [[lady]]


def test_only_those_strong_enough_fall_where_several_were_summoned_together() -> None:
    """Q&A 13132."""
    table = Table(
        yugi=side(
            field=[face_up(STARGAZER, "S1"), face_up(TIMEGAZER, "S5")],
            hand=[ELF, "Celtic Guardian"],
        ),
        kaiba=side(field=["Bottomless Trap Hole"]),
    )
    table.yugi.pendulum_summons(ELF, "Celtic Guardian")
    table.kaiba.activates("Bottomless Trap Hole")
    table.everyone_passes()

    assert table.yugi.monsters == ["Celtic Guardian"]
    assert table.yugi.banished == [ELF]


def test_a_pendulum_effect_works_though_the_other_scale_has_gone_since() -> None:
    """Q&A 16237."""
    pulse, pit = "Dragonpulse Magician", "Dragonpit Magician"
    table = Table(
        yugi=side(field=[face_up(pulse, "S1"), face_up(pit, "S5")], hand=[STARGAZER]),
        kaiba=side(field=[TYPHOON, HAUNTED]),
    )
    table.yugi.activates(pit, targeting=HAUNTED)
    table.kaiba.activates(TYPHOON, targeting=pulse)
    table.everyone_passes()

    assert table.kaiba.field == []
    assert table.yugi.spells == [pit]


def test_a_trap_set_in_this_turn_may_answer_by_temple_of_the_kings() -> None:
    """Q&A 14563, 14560, 14566: chained, a Counter Trap, or Set by Dust Tornado."""
    table = Table(
        yugi=side(hand=["Raigeki Break", URABY], field=[face_up(TEMPLE)]),
        kaiba=side(field=[TYPHOON, ELF]),
    )
    table.yugi.sets("Raigeki Break")
    table.yugi.ends_turn()
    table.kaiba.activates(TYPHOON, targeting="Raigeki Break")
    table.yugi.activates("Raigeki Break", targeting=ELF)
    table.everyone_passes()
    assert table.kaiba.field == []

    table = Table(
        yugi=side(hand=[JUDGMENT], field=[face_up(TEMPLE)]), kaiba=side(field=[TYPHOON])
    )
    table.yugi.sets(JUDGMENT)
    table.yugi.ends_turn()
    table.kaiba.activates(TYPHOON, targeting=TEMPLE)
    assert table.yugi.may("activate", JUDGMENT)
    table.everyone_passes()

    table = Table(
        yugi=side(hand=[JAR], field=["Dust Tornado", face_up(TEMPLE)]),
        kaiba=side(field=[HAUNTED]),
    )
    table.yugi.activates("Dust Tornado")
    table.everyone_passes()
    table.yugi.agrees()
    table.everyone_passes()
    assert table.yugi.may("activate", JAR)


def test_two_opposing_monsters_can_be_synchro_materials_by_two_synchro_materials() -> None:
    """Q&A 10481."""
    material, warrior = "Synchro Material", "Junk Warrior"
    table = Table(
        yugi=side(field=[material, material], extra=[warrior]),
        kaiba=side(field=["Junk Synchron", "Speed Warrior"]),
    )
    for target in ("Junk Synchron", "Speed Warrior"):
        table.yugi.activates(material, targeting=target)
        table.everyone_passes()
    table.yugi.special_summons(warrior)
    table.everyone_passes()

    assert table.yugi.monsters == [warrior]


def test_a_monster_unaffected_by_traps_can_be_targeted_but_is_no_synchro_material() -> None:
    """Q&A 10480."""
    material, wildheart = "Synchro Material", "Elemental HERO Wildheart"
    table = Table(
        yugi=side(field=[material, "Junk Synchron"], extra=["Junk Warrior"]),
        kaiba=side(field=[wildheart]),
    )
    table.yugi.activates(material, targeting=wildheart)
    table.everyone_passes()

    assert not table.yugi.may("Special Summon", "Junk Warrior")


def test_a_link_monster_stays_once_what_pointed_to_it_has_gone() -> None:
    """Q&A 20742."""
    table = Table(
        yugi=side(
            field=[Lying(SPIDER, "E1"), "Raigeki Break", "Draconnet", "Draconnet"],
            hand=[URABY],
            extra=[HONEYBOT],
        )
    )
    table.yugi.special_summons(HONEYBOT, using=["Draconnet", "Draconnet"])
    table.everyone_passes()
    table.yugi.activates("Raigeki Break", targeting=SPIDER)
    table.everyone_passes()

    assert table.yugi.sees(HONEYBOT).zone == "M2"
