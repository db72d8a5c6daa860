# 公式の回答の結論。
ruling-verdict = { $verdict ->
    [yes] はい
    [no] いいえ
    [pending] 調整中
   *[depends] 場合による
}
ruling-verdict-note = 回答の文面から機械的に判定した目安です。正確には回答をお読みください。
rulings-looked-for = 検索語：{ $words }
rulings-nearest = 近い内容のQ&A（どちらか1枚に関するもの）
