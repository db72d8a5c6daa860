# 自分が行ったデュエル。
duel-history-description = これまでのデュエルを一覧で表示し、見返す
history-title = これまでのデュエル
history-none = 終わったデュエルはまだありません。デュエルが終わるとここに表示され、見返せます。
history-practice = 練習
history-first-duel = はじめてのデュエル
history-puzzle = 詰めデュエル
history-what-if = もしも……
history-older = さらに前のデュエル
history-watch = 見返すデュエルを選ぶ
