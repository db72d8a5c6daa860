# 用引擎实际尝试：一张卡能否对另一张卡使用。
chain-description = 能连锁吗？用引擎实际尝试两张卡，并展示局面
chain-to-option = 另一张卡：你要连锁的卡，或作用的对象
chain-when-option = 另一张卡的状况；不填则尝试常见的几种
chain-title = 能对“{ $to }”使用“{ $card }”吗？
chain-verdict = { $verdict ->
    [yes] 能
    [no] 不能
    [depends] 视情况而定
   *[declined] 无法回答
}
chain-may = 能发动吗：{ $answer }
chain-stops = 能阻止它吗：{ $answer }
chain-stops-because = 能阻止它吗：{ $answer }（{ $reason }）
chain-mentioned = 没有正好询问这一点的官方问答。两张卡都提到的有：{ $numbers }
chain-mentioned-too = 另外，两张卡都提到的有：{ $numbers }
chain-own = 局面中两张卡都是你的
chain-declined = 无法布置出这种局面，因此不作回答。
chain-declined-all = 无法布置出其中任何一种局面，因此不作回答。
chain-nothing-done = 可以使用，但对“{ $to }”没有任何作用。
chain-happened = 之前发生的事
chain-position = 局面
chain-outcome = 使用之后
chain-because = 不能的理由
chain-not-aimed = 可以发动，但不能用在“{ $to }”上。
chain-note = 由本机器人的规则引擎在为此问题布置的局面上尝试得出，并非官方裁定。
chain-show = 查看局面和经过
chain-other = 询问另一种情况
chain-rules = 阅读规则
chain-official = 与两张卡有关的官方问答
chain-official-none = 没有与这两张卡都有关的官方问答。
chain-official-button = 两张卡的官方裁定
chain-not-here = { $name }：这里还不能使用，因此无法尝试。
chain-not-sure = { $name }：{ $how }因此无法尝试。
chain-busy = 上一个问题还在处理中，请稍后再问。
chain-reason = { $text }（{ $rule }）
