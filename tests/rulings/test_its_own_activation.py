"""What answers that a Spell resolves, and is one itself."""

from collections.abc import Callable

from engine.yugioh.language import Activate, GainLife, IsResolved, Kind, Whenever
from engine.yugioh.language.cards import continuous_spell
from tests.table import Table, face_down, side

ABSORBING = "Made-up Absorption"


def test_faq_5630_its_own_activation_came_before_it_lay_there(
    lay_beside: Callable[..., None],
) -> None:
    """Spell Absorption: a second one that is activated is another card."""
    gains = Whenever(IsResolved(Kind.SPELL), GainLife(500))
    lay_beside(continuous_spell(ABSORBING, 9001, Activate(), gains))
    table = Table(yugi=side(field=[face_down(ABSORBING)], hand=[ABSORBING]))
    table.yugi.activates(ABSORBING)
    table.everyone_passes()
    assert table.yugi.life == 8000

    table.yugi.activates(ABSORBING)
    table.everyone_passes()
    assert table.yugi.life == 8500
