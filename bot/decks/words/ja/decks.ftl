# デッキの登録、一覧、表示、確認。
deck-description = 自分のデッキ
deck-paste-title = デッキリストを貼り付け
deck-paste-label = 1行に1種類、カード名と枚数
deck-paste-again = リストを修正する
deck-import-name = デッキの名前（省略するとファイル名になります）
deck-list-description = 登録しているデッキの一覧を表示する
deck-show-description = 登録しているデッキの内容を、リンク・コード・ファイル付きで表示する
deck-delete-description = 登録しているデッキを削除する
deck-check-description = デッキがフォーマットやリミットレギュレーションに合うかを確認し、問題点をすべて表示する
deck-option = 登録しているデッキ
deck-option-format = 使用するフォーマット
deck-option-list = 適用するリミットレギュレーション
deck-compare-description = 2つのデッキの違い、または2つのリミットレギュレーションでの違いを表示する
deck-compare-other = 比較するデッキ
deck-compare-list = または1つ目のリミットレギュレーション
deck-compare-other-list = 2つ目のリミットレギュレーション

deck-view-curve = { $step }別の枚数
deck-view-latin = -# ボットの動作環境に日本語フォントがないため、画像は英語で表示しています。
deck-view-codes = -# 書き出し：`/deck show`
deck-view-strangers = -# 灰色のカードはまだここでは使えません。`/deck check`で確認できます。
deck-group-unknown = ここでは使えないカード
deck-hand-description = デッキから初手を試しに引く
deck-hand-heading = ### 「{ $name }」の初手の例（{ $format }）
deck-hand-draw = 初手を引いてみる
deck-hand-again = もう一度引く
deck-hand-gone = このデッキはもう登録されていません。

deck-part-heading = **{ $part }（{ $count }）**
deck-told = { $what }：{ $told }
deck-listing-mark = 、
deck-default-name = デッキ

deck-import-not-fetched = Discordからファイルを取得できませんでした。何も変更されていません。もう一度お試しください。
deck-not-kept = ### デッキは登録されませんでした
deck-unreadable-too-big = サイズが{ $kibibytes }KiBあります。デッキリストは最大{ $most }KiBです。正しいファイルかご確認ください。
deck-read-line = { NUMBER($line, useGrouping: 0) }行目「{ $text }」
deck-read-passed = 読み取れなかった行が{ $count }行あります：{ $lines }
deck-read-titles = 先頭の{ $count }行は、カードではなくタイトルとみなしました：{ $lines }
deck-moved = { $part }に入るカード{ $count }枚を、そちらへ移しました：{ $cards }
deck-unclear = どのカードか特定できない行が{ $count }行あります：
deck-unclear-readings = { $line }：{ $cards }のどちらか分かりません
deck-unclear-nearest = { $line }：近いカードは{ $cards }
deck-unknown-advice = カードは順次追加されます。それまでは、別のカードと入れ替えてからもう一度登録してください。
deck-bad-name = デッキの名前は1文字以上{ $most }文字以内です。オプションの`名前`で別の名前を指定してください。
deck-too-many = デッキは{ $most }個まで登録できますが、すでに上限に達しています。先に`/deck delete`でデッキを削除してください。
deck-kept = ### 「{ $name }」を登録しました
deck-replaced = 同じ名前のデッキと置き換えました。元のデッキに戻す場合は、次のリンクをお使いください：
deck-stands = **全{ $count }枚**：{ $told }
deck-cards-played = { $how ->
    [rules] ルールどおり{ $count }枚
    [part] 一部手動{ $count }枚
    [hand] 手動{ $count }枚
   *[none] 使用不可{ $count }枚
}
deck-asked = -# 対人戦では、うち{ $count }枚（手動または読み取り未確認）に相手の同意が必要です。練習ではそのまま使えます。
deck-legal-without = **{ $format }**：使用不可のカードを抜けば使えます
deck-not-legal-without = **{ $format }**：使用不可のカードを抜いても使えません
deck-beyond = -# 条件から大きく外れているフォーマット：{ $formats }
deck-problems = 問題点をすべて見る
deck-take-out = 使えないカードを抜く
deck-taken-out = 保存しました。使えないカードを{ $count }枚抜きました。
deck-taken-out-none = このデッキのカードはすべて使えます。何も変更していません。
deck-taken-out-all = ここで使えるカードが1枚もないため、何も抜いていません。似た構築済みデッキを使うか、`/deck delete`で削除してください。
deck-alike = 似た構築済みデッキを使う
deck-edit-problem = { $part }：{ $count }枚・{ $problem }
deck-legal = **{ $format }**：使用できます（リミットレギュレーション未適用）
deck-not-legal = **{ $format }**：使用できません
deck-more-faults = …ほかに{ $count }点。`/deck check`ですべて確認できます
deck-checked = ### 「{ $name }」：{ $format }
deck-checked-legal = 問題はありません。このまま使用できます。
deck-checked-faults = 問題が{ $count }点あります：
deck-checked-alike = { $fault }次のカードも同様です：{ $cards }
deck-checked-lists = -# リミットレギュレーション別：
deck-checked-list = **{ $list }**：{ $count ->
    [0] 問題なし
   *[other] 問題{ $count }点
}
deck-no-such-list = 「{ $list }」というリミットレギュレーションはありません。選べるもの：{ $lists }
deck-price = { $card } ×{ $count }（1枚{ $points }ポイント）
deck-points = { $points }ポイント
deck-overspent = { $list }では、このデッキは{ $spent }ポイントです。上限は{ $most }ポイントなので、{ $over }ポイント減らしてください。対象のカード：{ $cards }
deck-compare-one = 比較するもう1つのデッキか、2つのリミットレギュレーションの、どちらか一方を指定してください。
deck-compared = ### 「{ $first }」と「{ $second }」
deck-compared-part = **{ $part }**：{ $first }枚と{ $second }枚、共通{ $same }枚
deck-compared-more = 「{ $name }」のみ：
deck-compared-lists = ### 「{ $name }」：{ $first }と{ $second }
deck-compared-alike = デッキのカードの扱いに違いはありません。
deck-compared-list = **{ $list }**：{ $count ->
    [0] 問題なし
   *[other] 問題{ $count }点
}
deck-list-heading = ### あなたのデッキ（{ $count }／{ $most }）
deck-list-nowhere = 使用できるフォーマットがありません（`/deck check`で確認できます）
deck-none-named = 「{ $name }」という名前のデッキは登録されていません。`/deck list`で一覧を確認できます。
deck-no-such-format = 「{ $format }」というフォーマットはありません。使用できるフォーマット：{ $formats }
deck-game-gone = 「{ $name }」は、現在ここでは遊べないゲームのデッキです。デッキは登録されたままです。
deck-copies = { $card } ×{ $count }
deck-delete-ask = **{ $name }**を削除しますか？（{ $size }）
deck-delete-yes = 削除する
deck-delete-no = 残す
deck-deleted = **{ $name }**を削除しました。元に戻す場合は、次のリンクを`/deck import`に指定してください：
deck-deleted-for-good = **{ $name }**を削除しました。
deck-delete-gone = このデッキはすでに削除されています。
deck-delete-kept = 何も削除されていません。
