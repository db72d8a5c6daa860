# 自分が行ったデュエル。
duel-history-description = これまでのデュエルを一覧し、見返します
history-title = これまでのデュエル
history-none = 終わったデュエルはまだありません。終わるとここに並び、見返せます。
history-practice = 練習
history-older = さらに前のデュエル
history-watch = 見返すデュエルを選ぶ
