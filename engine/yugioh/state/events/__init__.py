"""What can happen in a duel or Match, each a fact in the past tense.

Cards are named by their IDs; what an audience may not know of is told as `HIDDEN`.
"""
