# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }**（{ $count }枚）：{ $cards }
readings-card = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
readings-title = 取り込んだカードの処理の確かさ：
readings-imported = 取り込んだカード
readings-count = { $state }{ $count }枚
readings-here = { $name }（ここで報告あり）
readings-of-these-reported = うち{ $count }枚はここで報告あり
readings-reported = 処理の誤りが報告されたため、今はここで使えません：{ $cards }
readings-not-taken = ここでは使えません：{ $cards }
readings-rules = このカードの処理：{ $state }
readings-wrong = 処理の誤りを報告…
readings-form-title = 処理の誤り：{ $card }
readings-form-words = どこが間違っていますか？（1文で）
readings-kept = ありがとうございます。確認が終わるまで、次のデュエルから「{ $card }」はこのサーバーで使えません。始まっているデュエルはそのまま続きます。
readings-kept-by-hand = ありがとうございます。確認が終わるまで、次のデュエルから「{ $card }」はこのサーバーで手動で処理し、大会では使えません。始まっているデュエルはそのまま続きます。
readings-kept-privately = ありがとうございます。「{ $card }」はボットの運営者が確認します。
readings-said-before = 「{ $card }」はここですでに報告済みです。
readings-too-many = 報告は1日に{ $most }枚までです。また明日お願いします。
readings-not-read = 「{ $card }」はここで使える取り込みカードではないため、報告できません。
readings-card-by-hand = 対戦する人が同意すれば、ここで使えます：手動（ここで報告あり）。
readings-card-reported = 処理の誤りが報告されたため、今はここで使えません。
duel-reports-description = モデレーター用：処理の誤りが報告されたカード
reports-title = ### このサーバーの報告：{ $count }件
reports-line = **{ $card }** · { $reader }、{ $since }：「{ $words }」
reports-none = このサーバーの報告で手動になっているカードはありません（全体で決定されたものを除く）。
reports-menu = カードの処理を元に戻す…
reports-taken-back = 「{ $card }」はここで元どおりルールで処理されます。
readings-first-use = 「{ $card }」は取り込みカードです：{ $state }。
