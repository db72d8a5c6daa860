"""After a duel: who won, another one, the decks, the proof, and what is tidied up."""
