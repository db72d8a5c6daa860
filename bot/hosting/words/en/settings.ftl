event-setting = { $option ->
    [rounds] The number of Swiss rounds
    [cut] The size of the top cut
    [third_place] A match for third place
    [late_joins] Joining late
    [check_in] The number of minutes for check-in
    [round_minutes] The number of minutes per round
    [absent] The number of minutes until a player counts as absent
    [pause] The number of minutes between two rounds
    [extra_turns] The number of extra turns
   *[rate_floor] The lowest match-win rate (in percent)
}
event-option-removed = The reason, shown to the player and the organisers
event-told-removed-why = An organiser removed you from the event “{ $event }”: { $reason }
event-told-dropped-why = An organiser has dropped you from the event “{ $event }”: { $reason } (If you are here and want to play on, tell the organiser: they can bring you back.)
