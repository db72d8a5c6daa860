# Cards of Yu-Gi-Oh!, as they are looked up.
card-option = The card's name in any language, or its passcode
card-code = Passcode { $code }
card-second-text = Pendulum Effect
card-first-text = Monster
limit-copies = { $count ->
    [0] Forbidden
    [1] Limited (1)
    [2] Semi-Limited (2)
   *[other] At most { $count }
}
mentioned-nothing = This message has no card name in double brackets, such as \[\[Kuriboh]], and no deck (the text of a `.ydk` file, a `ydke://` link or an Omega code).
card-state-witnessed = Playable here: everything the rules need was imported.
card-state-twice-read = Playable here: its English and Japanese texts were read the same way.
card-state-unproven = Playable here if all players agree: its text was read by the bot, but nothing else confirms the reading yet.
card-state-in-part-by-hand = Playable here if all players agree: some of its effects are carried out by hand. Its player puts together what the text says, and the opponent agrees.
card-state-by-hand = Playable here if all players agree: its effects are carried out by hand. Its player puts together what the text says, and the opponent agrees.
state-twice-read = read the same way in two languages
state-witnessed = read and confirmed
state-unproven = read, not confirmed
state-in-part-by-hand = partly by hand
state-by-hand = by hand
told-twice-read = read the same way in two languages
told-witnessed = read and confirmed
told-unproven = read, not confirmed
told-in-part-by-hand = partly by hand (there its player puts together what the text says, and the opponent agrees)
told-by-hand = by hand (its player puts together what the text says, and the opponent agrees)
event-cards-choice-unproven = Also those read but not confirmed
event-cards-choice-in-part-by-hand = Also those partly carried out by hand
event-cards-choice-by-hand = Also those carried out by hand
