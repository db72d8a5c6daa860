"""What a reader found in three hundred official answers, beside what the bot says of them."""
