# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }** ({ $count }): { $cards }
readings-card = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
readings-title = Imported cards, by how sure their rules are:
readings-imported = Imported cards
readings-count = { $count } { $state }
readings-reported = Reported as played wrongly, so not playable here for now: { $cards }
readings-not-taken = Not agreed to: { $cards }
