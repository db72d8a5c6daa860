"""What a reader may know of a duel at a moment, as a value. Layouts are `panel`'s."""
