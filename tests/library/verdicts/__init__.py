"""What a reader found in six hundred official answers, beside what the bot says of them."""
