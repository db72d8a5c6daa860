"""How the bot fares, for who runs it and for everybody.

Belongs here: what is read when somebody asks, and in which form it is handed out.
Does not belong here: what is counted while things happen (`bot.shared.figures`), and the line
of the log every ten minutes (`bot.shared.heartbeat`).
"""
