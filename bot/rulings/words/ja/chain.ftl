# あるカードに対して別のカードを使えるかを、エンジンで試す。
chain-description = チェーンできる？2枚のカードを実際に試し、その盤面を表示する
chain-to-option = 相手になるカード（チェーンする先、または効果を使う対象）
chain-when-option = 相手になるカードの状況（省略すると主な状況を調べます）
chain-title = 「{ $card }」は「{ $to }」に対して使える？
chain-verdict = { $verdict ->
    [yes] はい
    [no] いいえ
    [depends] 状況による
   *[declined] 回答なし
}
chain-may = 発動できるか：{ $answer }
chain-stops = 止められるか：{ $answer }
chain-stops-because = 止められるか：{ $answer }（{ $reason }）
chain-mentioned = まさにこれを問う公式Q&Aはありません。2枚とも登場するもの：{ $numbers }
chain-mentioned-too = ほかに2枚とも登場するもの：{ $numbers }
chain-own = 2枚とも自分のカードの盤面です
chain-declined = この状況を再現できないため、回答しません。
chain-declined-all = どの状況も再現できないため、回答しません。
chain-nothing-done = 使うことはできますが、「{ $to }」には何も起こりません。
chain-happened = ここまでの流れ
chain-position = 盤面
chain-outcome = 使った場合
chain-because = 使えない理由
chain-not-aimed = 発動はできますが、「{ $to }」に対しては使えません。
chain-note = このボットのルールエンジンが、質問用の盤面で試した結果です。公式の裁定ではありません。
chain-show = 盤面と流れを見る
chain-other = 別の状況を調べる
chain-rules = ルールを読む
chain-official = 2枚に関する公式Q&A
chain-official-none = 2枚に関する公式Q&Aはありません。
chain-official-button = 2枚の公式裁定
chain-not-here = { $name }：まだここでは使えないため、試すことができません。
chain-not-sure = { $name }：{ $how }そのため試すことができません。
chain-busy = 前の質問を処理しています。少し待ってからもう一度お試しください。
chain-reason = { $text }（{ $rule }）
