"""A long text is put together of short ones without keeping these."""

import tracemalloc

from bot.finding.written import Written


def test_what_was_written_is_taken_once_and_as_it_was() -> None:
    written = Written()
    for text in ("", "Kuriboh", "\n", "増殖するG", "𠮷", "\ud83d", "\ude00"):
        written.add(text)
    assert written.taken() == "Kuriboh\n増殖するG𠮷\ud83d\ude00"
    assert not written.taken()


def test_the_short_texts_are_not_kept() -> None:
    tracemalloc.start()
    try:
        written = Written()
        for number in range(10_000):
            written.add(f"{number:05}")
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < 100_000  # the text has 50,000 letters; as so many texts it takes 540,000
