"""Every ruling is played to where nobody owes an answer."""

from collections.abc import Iterator

import pytest

from tests.table import Table


@pytest.fixture(autouse=True)
def settled_tables() -> Iterator[None]:
    """Look over the tables of a test when it has passed: nothing is left half-answered."""
    Table.laid.clear()
    yield
    for table in Table.laid:
        table.assert_settled()
