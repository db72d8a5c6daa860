"""Words of Duel Masters that one card of the pool says alone, each with its reason."""

RARE = {
    "AllCivs": "It asks for all civilizations at once; five counts would say it at length.",
    "AttackIsFree": "It asks whether a player is attacked and nothing blocks.",
    "BreakJudged": "Shields are broken by an effect, not by an attack.",
    "CastGoesUnder": "It is true of every spell of the graveyard, whoever lets it be cast.",
    "ChooseNumber": "What follows refers to a number that its player names.",
    "Fewer": "It compares a zone with that of the designated opponent.",
    "LockedIn": "It holds cards of opponents where they are, whatever would move them.",
    "Lose": "No other effect defeats its own player (DP-105.1-3).",
    "MayBeCastFrom": "The card itself allows it, wherever it lies.",
    "Moved": "It speaks of cards of an opponent, from any zone.",
    "PlayedFree": "It asks what the turn player did in the turn (DP-300.1b-ex2).",
    "Redirects": "It untaps to change the target of an attack.",
    "SkipAfterAttack": "The attack that goes on is finished first.",
    "SplitBetween": "Two players choose one after the other.",
    "SympathyFor": "It lowers the cost of the card itself, by a count.",
    "Times": "An effect is repeated by a count.",
    "UseMoved": "It deals with cards that the step before moved.",
    "Wins": "It counts judges that were won in a row.",
}
