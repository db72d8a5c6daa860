# 起こったこと。$player は行ったプレイヤー、$card・$cards などはカード、$whose-card は「誰の」付きのカード。

signs-thrown = { $player }は{ $signs }、{ $other }は{ $other-signs }を出した。
signs-thrown-alike = { signs-thrown }あいこなので、もう一度。
order-chosen = { $player }が先攻になった。
shuffled = { $player }はデッキをシャッフルした。

turn-began = ターン{ $number }：{ $player }のターン。
phase-began = { $phase }。
phase-barred = { $player }は{ $times ->
    [1] 次の{ $phase }をスキップする。
   *[other] これからの{ $phase }を{ $times }回スキップする。
}
phase-skipped = { $player }は{ $phase }をスキップした。
turn-barred = { $player }は次のターンをスキップする。
turn-skipped = { $player }はターンをスキップした。
draw-given-up = { $player }は通常のドローを行わない。
battle-phase-cut-short = バトルフェイズは終了した。

summoned = { $player }は{ $card }{ $has-rank ->
    [yes] （{ $rank }）
   *[no] {""}
}を{ $has-zone ->
    [yes] { $zone }に
   *[no] {""}
}{ $has-position ->
    [yes] { $position }で
   *[no] {""}
}{ $way }した。
summon-declared = { $player }は{ $cards }の{ $way }を宣言した。
summon-negated = { $cards }の{ $way }は無効になった。
set-down = { $player }は{ $has-zone ->
    [yes] { $zone }に
   *[no] {""}
}{ $seen ->
    [itself] { $card }
    [monster] モンスター
   *[card] カード
}をセットした。
turned-back = { set-down }
position-changed = { $manually ->
    [yes] { $player }は{ $card }を{ $position }に変更した。
   *[no] { $whose-card }は{ $position }になった。
}
flipped = { $whose-card }が表側表示になった。
counted-again = { $whose-card }はもう1度召喚された状態になった。
counted-for-now = { $whose-card }は一時的にもう1度召喚された状態になった。
counted-no-more = { $whose-card }はもう1度召喚された状態ではなくなった。

activated = { $link ->
    [1] {""}
   *[other] チェーン{ $link }：
}{ $player }は{ $targets-count ->
    [0] {""}
   *[other] { $own-targets }を対象に
}{ $is-card ->
    [yes] { $card }
   *[no] { $card }の効果
}を発動した。
targeted = { $card }は{ $whose-targets }を対象にした。
link-resolving = チェーン{ $link }：{ $card }の効果処理。
activation-negated = { $card }の発動は無効になった。
effect-negated = { $card }の効果は無効になった。
applied = { $card }の効果が{ $targets-count ->
    [0] {""}
   *[other] { $whose-targets }に
}適用される（{ $until }）。
postponed-began = { $card }のエンドフェイズの処理を行う。

drawn = { $player }は{ $cards-told ->
    [counted] カードを{ $cards-count }枚
   *[named] { $cards }を
}ドローした。
destroyed = { $whose-cards }が破壊された。
destroyed-by-battle = { $whose-cards }が戦闘で破壊された。
shielded = { $whose-cards }は破壊されなかった。
tributed = { $player }は{ $cards }をリリースした。
revealed = { $player }は{ $cards }を公開した。
looked-at = { $player }は{ $cards }を確認した。
attached = { $cards }が{ $to }のＸ素材になった。
equipped = { $card }が{ $whose-to }に装備された。
control-taken = { $player }は{ $whose-card }のコントロールを得た（{ $until }）。
rearranged = { $player }はセットしたモンスターをシャッフルして並べ替えた。
sunk = { $player }はデッキの一番上のカードを一番下に戻した。
moved-discarded = { $player }は{ $cards }を捨てた。
moved-hand-limit = { $player }は手札枚数の調整で{ $cards }を捨てた。
moved-added = { $player }は{ $cards-told ->
    [counted] カードを{ $cards-count }枚
   *[named] { $cards }を
}手札に加えた。
moved-to-field = { $cards }が{ $player }のフィールドに出た。
moved-back = { $cards }のコントロールは{ $player }に戻った。
moved-over = { $cards }は{ $player }のフィールドの別のゾーンに移動した。
moved-banished = { $cards }は除外された。
moved-nowhere = { $cards }はフィールドから取り除かれた。
moved-returned = { $cards }は{ $pile }に戻った。
moved-sent = { $cards }は{ $pile }へ送られた。
moved-as-material = { $cards }は素材として{ $pile }へ送られた。
pile-hand = { $their }手札
pile-deck = { $their }デッキ
pile-deck-top = { $their }デッキの一番上
pile-graveyard = { $their }墓地
pile-extra-deck = { $their }エクストラデッキ

counters-placed = { $whose-card }に{ $counter }が{ $count }個置かれた。
counters-removed = { $whose-card }から{ $counter }が{ $count }個取り除かれた。
declared = { $player }は{ $card }の効果で{ $what }を宣言した。
coin-tossed = { $player }のコイントスの結果は{ $side }。
die-rolled = { $player }のサイコロの目は{ $number }。
turn-counted = { $card }の{ $turns }ターン目が終わった。

life-changed-battle = { $player }は{ $amount }の戦闘ダメージを受けた。残り{ $after }LP。
life-changed-effect = { $player }は{ $amount }のダメージを受けた。残り{ $after }LP。
life-changed-cost = { $player }は{ $amount }LPを払った。残り{ $after }LP。
life-changed-gain = { $player }は{ $amount }LP回復した。残り{ $after }LP。
life-changed-loss = { $player }は{ $amount }LPを失った。残り{ $after }LP。

attack-declared = { $whose-attacker }が{ attack-target }を宣言した。
attack-renewed = { $whose-attacker }が改めて{ attack-target }を宣言した。
attack-redirected = { attack-renewed }
attack-target = { $target-count ->
    [0] 直接攻撃
   *[other] { $whose-target }への攻撃
}
attack-negated = { $whose-attacker }の攻撃は無効になった。
attack-halted-attacker-unable = { $whose-attacker }の攻撃は続けられなくなった。
attack-halted-called-off = { $whose-attacker }の攻撃は取りやめになった。
attack-halted-phase-over = { $whose-attacker }の攻撃はバトルフェイズの終了により行われない。
timing-now = { $timing }：{ $whose-attacker }{ $target-count ->
    [0] の直接攻撃。
   *[other] と{ $whose-target }の戦闘。
}
battled = { $attacker }（攻撃力{ $attack }）と{ $target }（{ $stat }{ $against }）が戦闘した。
spared = { $by }の効果で、{ $whose-card }はこの戦闘では破壊されない。

won = { $player }の勝利
won-life = { won }：{ $other }のライフポイントが0になった。
won-deck-out = { won }：{ $other }はドローできるカードがない。
won-card-effect = カードの効果により、{ won }。
ended-surrendered = { won }：{ $other }がサレンダーした。
ended-match = { won }：マッチに勝利する効果を持つモンスターの直接攻撃による。
ended-time = { won }：最終ターンの終了時にライフポイントで上回った。
ended-only-turn = { won }：このターン中に勝利できなかった。
drawn-duel-life = デュエルは引き分け：両者のライフポイントが0になった。
drawn-duel-deck-out = デュエルは引き分け：両者ともドローできるカードがない。
drawn-duel-card-effect = デュエルは引き分け：カードの効果による。
ended-agreed = デュエルは引き分け：両者が合意した。
ended-life = { $winners-count ->
    [0] { drawn-duel-life }
   *[other] { won-life }
}
ended-deck-out = { $winners-count ->
    [0] { drawn-duel-deck-out }
   *[other] { won-deck-out }
}
ended-card-effect = { $winners-count ->
    [0] { drawn-duel-card-effect }
   *[other] { won-card-effect }
}
score = { $player } { $wins }勝、{ $other } { $other-wins }勝
duel-began = マッチの第{ $number }デュエル開始：{ score }。
match-won = マッチは{ $player }の勝利：{ score }。
match-drawn = マッチは引き分け：{ score }。
match-ended = { $winners-count ->
    [0] { match-drawn }
   *[other] { match-won }
}
side-deck-done = { $player }はサイドチェンジを終えた。
side-decked = { $player }はカードを{ $count ->
    [0] 入れ替えなかった。
   *[other] { $count }枚入れ替えた。
}
