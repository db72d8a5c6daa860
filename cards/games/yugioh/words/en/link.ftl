# A Link Monster that is shown with its arrows.
link-described = { $name }: { $facts }. Link Markers: { $arrows }
link-described-without = { $name }: { $facts }. It has no Link Markers.
link-between-arrows = , { "" }
link-arrow = { $arrow ->
    [top-left] upper left
    [up] up
    [top-right] upper right
    [left] left
    [right] right
    [bottom-left] lower left
    [down] down
   *[bottom-right] lower right
}
