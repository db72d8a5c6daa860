"""What is shown of every monster whose ATK goes through one in Defense Position."""

import pytest

from tests.table import Table, attacking, defending, face_down, face_up, side
from tests.table.laying import Lying


class Piercing:
    """The rulings, for the monster of that name and ATK."""

    card: str
    attack: int

    def attacked(self, target: Lying, *more: Lying) -> Table:
        """The table after its attack."""
        mine, theirs = side(field=[attacking(self.card)]), side(field=[target, *more])
        table = Table(yugi=mine, kaiba=theirs)
        table.yugi.attacks_with(self.card)
        table.everyone_passes()
        return table

    @pytest.mark.parametrize("target", [defending("Gemini Elf"), face_down("Gemini Elf")])
    def test_it_pierces_what_lies_face_down_too(self, target: Lying) -> None:
        changes = self.attacked(target).life_changes()

        assert changes == [("kaiba", "BATTLE", 900 - self.attack)]

    def test_an_attack_position_monster_is_nothing_to_pierce(self) -> None:
        table = self.attacked(attacking("Petit Dragon"))

        assert table.life_changes() == [("kaiba", "BATTLE", 600 - self.attack)]

    def test_a_monster_that_stands_in_battle_does_not_stop_the_damage(self) -> None:
        table = self.attacked(defending("Marshmallon"))

        assert table.kaiba.monsters == ["Marshmallon"]
        assert table.life_changes()[0] == ("kaiba", "BATTLE", 500 - self.attack)

    def test_with_its_effect_negated_it_does_not_pierce(self) -> None:
        table = self.attacked(defending("Gemini Elf"), face_up("Skill Drain"))

        assert table.kaiba.graveyard == ["Gemini Elf"]
        assert table.life_changes() == []
