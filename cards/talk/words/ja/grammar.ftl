# 文の中のカードとプレイヤー。$is-own は持ち主が行う側であること。
named-player = { $person ->
    [you] あなた
   *[they] { $player }
}
named-card = 「{ $card-name }」
some-card = { $unknown }
whose = { $is-own ->
    [yes] 自分
   *[no] { named-player }
}の
whose-card = { whose }{ $card }
named-zone = { $zone-name }
and = { $most-words }{ $many ->
    [yes] 、
   *[no] と
}{ $last-word }
one-after-another = { $first-sentence }{ $next-sentence }
