# Whether a card can be used when another one acts, tried by the engine.
chain-description = Can I chain it? The engine tries one card against another and shows the position
chain-to-option = The other card: the one you respond to, or use yours on
chain-when-option = What the other card does; leave it out for the usual cases
chain-title = Can I use { $card } against { $to }?
chain-verdict = { $verdict ->
    [yes] Yes
    [no] No
    [depends] It depends
   *[declined] No answer
}
chain-may = Can be activated: { $answer }
chain-stops = Stops it: { $answer }
chain-stops-because = Stops it: { $answer }, because { $reason }
chain-mentioned = No official Q&A asks just that. Both cards are mentioned in { $numbers }.
chain-mentioned-too = Both are also mentioned in { $numbers }.
chain-own = in the position shown, both cards are yours
chain-declined = I cannot set up this case, so I give no answer.
chain-declined-all = I cannot set up any of these cases, so I give no answer.
chain-nothing-done = It can be used, but it does nothing to { $to }.
chain-happened = What happens first
chain-position = The position
chain-outcome = When you use it
chain-because = Why not
chain-not-aimed = You can activate it, but not on { $to }.
chain-note = Tried by this bot's own rules engine on a position made for the question. Not an official ruling.
chain-show = Show the position and what happens
chain-other = Ask about another case
chain-rules = Read a rule
chain-official = Official Q&A about both cards
chain-official-none = No official Q&A is about both cards.
chain-official-button = Official rulings of both
chain-not-here = { $name }: not playable here yet, so I cannot try it.
chain-not-sure = { $name }: { $how } So I cannot try it.
chain-busy = Your last question is still being worked out. Ask again in a moment.
chain-reason = { $text } ({ $rule })
