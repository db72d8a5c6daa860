# A Link Monster that is shown with its arrows.
link-described = { $name }：{ $facts }。リンクマーカー：{ $arrows }
link-described-without = { $name }：{ $facts }。リンクマーカーはありません。
link-between-arrows = 、
link-arrow = { $arrow ->
    [top-left] 左上
    [up] 上
    [top-right] 右上
    [left] 左
    [right] 右
    [bottom-left] 左下
    [down] 下
   *[bottom-right] 右下
}
