"""Words of Duel Masters that one card of the pool says alone, each with its reason."""

RARE = {
    "AllCivs": "It asks for all civilizations at once; five counts would say it at length.",
    "AttackIsFree": "It asks whether a player is attacked and nothing blocks.",
    "ChooseNumber": "What follows refers to a number that its player names.",
    "Fewer": "It compares a zone with that of the designated opponent.",
    "Lose": "No other effect defeats its own player (DP-105.1-3).",
    "PlayedFree": "It asks what the turn player did in the turn (DP-300.1b-ex2).",
    "Redirects": "It untaps to change the target of an attack.",
    "SplitBetween": "Two players choose one after the other.",
    "SympathyFor": "It lowers the cost of the card itself, by a count.",
    "Times": "An effect is repeated by a count.",
    "Wins": "It counts judges that were won in a row.",
}
