event-setting = { $option ->
    [rounds] The number of Swiss rounds
    [cut] The size of the top cut
    [third_place] A match for third place
    [late_joins] Joining late
    [check_in] The number of minutes for check-in
    [round_minutes] The number of minutes of a round
    [absent] The number of minutes until somebody is absent
    [pause] The number of minutes between two rounds
    [extra_turns] The number of extra turns
   *[rate_floor] The lowest match-win rate (in percent)
}
event-option-removed = The reason, shown to the player and the organisers
event-told-removed-why = An organiser removed you from the event “{ $event }”: { $reason }
event-told-dropped-why = An organiser has dropped you from the event “{ $event }”: { $reason } (If you are there after all, please tell them: they can bring you back.)
