"""Events in Discord: sign-up, tables, clocks, results and posts around `bot.events`."""
