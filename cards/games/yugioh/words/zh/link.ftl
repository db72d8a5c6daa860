# A Link Monster that is shown with its arrows.
link-described = { $name }：{ $facts }。连接标记：{ $arrows }
link-described-without = { $name }：{ $facts }。没有连接标记。
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
