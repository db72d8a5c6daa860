# 句中的卡与玩家。$is-own 表示持有者就是行动者。
named-player = { $person ->
    [you] 你
   *[they] { $player }
}
named-card = “{ $card-name }”
some-card = { $unknown }
whose = { $is-own ->
    [yes] 自己
   *[no] { named-player }
}的
whose-card = { whose }{ $card }
named-zone = { $zone-name }
and = { $most-words }和{ $last-word }
one-after-another = { $first-sentence }{ $next-sentence }
