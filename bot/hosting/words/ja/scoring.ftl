# 順位の計算方法の設定。
event-option-rate-floor = タイブレーカーでのマッチ勝率の下限（%、省略すると3分の1）
event-option-count-byes = 不戦勝をマッチ勝率に数えるか（省略すると数える）
event-only-standings = マッチ勝率の下限と、不戦勝を数えるかの設定は、スイスドローと総当たりだけで使えます。
event-scoring = タイブレーカー：マッチ勝率の下限は{ $floor }、不戦勝は{ $byes ->
    [yes] 数える
   *[no] 数えない
}
