"""Manga Ryu-Ran: a Toon that comes by two Tributes."""

from tests.rulings.cards.toons import Toon


class TestMangaRyuRan(Toon):
    card = "Manga Ryu-Ran"
    attack = 2200
    tributes = 2
