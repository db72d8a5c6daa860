# How cards and players stand in a sentence. $is-own tells that the owner is the one who acts.
named-player = { $player }
named-card = { $card-name }
some-card = a { $unknown }
whose = { $person ->
    [you] your
   *[they] { $is-own ->
        [yes] their own
       *[no] { $player }'s
    }
}
whose-card = { whose } { $card }
named-zone = the { $zone-name }
and = { $most-words } and { $last-word }
one-after-another = { $first-sentence } { $next-sentence }
