"""What is shown of every Toon of Magic Ruler; the rest of it is shown of Toon Mermaid."""

from tests.table import Table, face_down, face_up, side

WORLD = face_up("Toon World")


class Toon:
    """The rulings, for the monster of that name and ATK, which comes by so many Tributes."""

    card: str
    attack: int
    tributes: int

    def test_it_comes_from_the_hand_by_tributes_under_toon_world(self) -> None:
        field = ["Uraby", "Silver Fang", "Battle Ox"]
        hidden = side(hand=[self.card], field=[*field, face_down("Toon World")])
        without = Table(yugi=hidden)
        assert not without.yugi.may("Special Summon", self.card)
        assert not without.yugi.may("Normal Summon", self.card)

        table = Table(yugi=side(hand=[self.card], field=[*field, WORLD]))
        table.yugi.special_summons(self.card)
        if self.tributes:
            table.yugi.chooses(*field[: self.tributes])
        assert table.yugi.graveyard == field[: self.tributes]
        assert self.card in table.yugi.monsters
        assert table.chains() == []

    def test_it_pays_500_and_attacks_directly_past_what_is_no_toon(self) -> None:
        table = Table(yugi=side(field=[self.card]), kaiba=side(field=["Mokey Mokey"]))
        table.yugi.attacks_with(self.card)
        assert table.options == ["Mokey Mokey", "Direct"]
        table.driver.choose("Direct")
        table.everyone_passes()

        assert table.life_changes()[0] == ("yugi", "COST", -500)
        assert table.kaiba.life == 8000 - self.attack

    def test_it_falls_with_toon_world(self) -> None:
        """Q&A 15866."""
        mine = side(hand=["Mystical Space Typhoon"], field=[self.card, WORLD])
        table = Table(yugi=mine)
        table.yugi.activates("Mystical Space Typhoon", targeting="Toon World")
        table.everyone_passes()

        assert table.yugi.monsters == []
