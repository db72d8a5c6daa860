# 詰めデュエル。
puzzle-description = 今日の詰めデュエル：このターンで勝つ
puzzle-option-alone = チャンネルに出さず、自分だけに表示
puzzle-solver = プレイヤー
puzzle-of-the-day = { $date }の詰めデュエル：このターンで勝て
puzzle-task = { $grade } · あなたのメインフェイズ1です。相手のカードは見えているものだけで、デッキのカードは役に立ちません。ターンが終わる前に勝てますか？
puzzle-solve = 挑戦する
puzzle-hint = ヒント
puzzle-solution = 答えを見る
puzzle-solved-by = { $count ->
    [0] ここではまだ誰も解いていません。
   *[other] ここでは今日{ $count }人が解きました。
}
puzzle-hint-is = { $moves }手で解けます（召喚、セット、発動、攻撃、表示形式の変更を1手と数えます）。最初に使うのは「{ $card }」です。
puzzle-solution-is = 最短の答えの1つ：
puzzle-begins = DMに詰めデュエルを用意しました：{ $place }
puzzle-begins-in-thread = あなただけに見えるスレッドに詰めデュエルを用意しました：{ $place }。そこで「自分の手札」を押してください。
puzzle-gone = この詰めデュエルはもうありません。`/puzzle`で今日の問題を表示できます。
