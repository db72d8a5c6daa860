# デッキの登録、一覧、表示、確認。
deck-description = 自分のデッキ
deck-import-description = .ydkファイル、ydke://リンク、Omegaコードからデッキを登録します
deck-import-file = .ydkファイル
deck-import-link = ydke://リンクまたはOmegaコード
deck-import-name = デッキの名前（省略するとファイル名になります）
deck-list-description = 登録しているデッキの一覧を表示します
deck-show-description = 登録しているデッキの内容を表示します
deck-delete-description = 登録しているデッキを削除します
deck-check-description = デッキがフォーマットやリミットレギュレーションに合うかを確認し、問題点をすべて表示します
deck-option = 登録しているデッキ
deck-option-format = 使用するフォーマット
deck-option-list = 適用するリミットレギュレーション
deck-compare-description = 2つのデッキの違い、または2つのリミットレギュレーションでの違いを表示します
deck-compare-other = 比較するデッキ
deck-compare-list = または1つ目のリミットレギュレーション
deck-compare-other-list = 2つ目のリミットレギュレーション

deck-view-description = デッキを画像と文章で表示します（種類別のカード、枚数、レベル分布）
deck-view-curve = { $step }別の枚数
deck-view-latin = -# ボットの動作環境に日本語フォントがないため、画像は英語で表示しています。
deck-view-codes = -# 書き出し：`/deck show`
deck-height = { $kind ->
    [rank] ランク{ $height }
    [link] リンク{ $height }
   *[level] レベル{ $height }
}
deck-property = { $property ->
    [Normal] 通常
    [Quick-Play] 速攻
    [Continuous] 永続
    [Equip] 装備
    [Field] フィールド
    [Ritual] 儀式
    [Counter] カウンター
   *[other] { $property }
}
deck-view-strangers = -# 灰色のカードはまだここでは使えません。`/deck check`で確認できます。
deck-group-unknown = ここでは使えないカード
deck-hand-description = デッキから初手を試しに引きます
deck-hand-heading = ### 「{ $name }」の初手の例（{ $format }）
deck-hand-empty = メインデッキに引けるカードがありません。
deck-hand-draw = 初手を引いてみる
deck-hand-again = もう一度引く
deck-hand-gone = このデッキはもう登録されていません。

deck-part = { $part ->
    [extra] エクストラデッキ
    [side] サイドデッキ
   *[main] メインデッキ
}
deck-part-heading = **{ deck-part }（{ $count }）**
deck-aside = { $text }（{ $aside }）
deck-told = { $what }：{ $told }
deck-listing-mark = ；
deck-size = メインデッキ{ $main }枚・エクストラデッキ{ $extra }枚・サイドデッキ{ $side }枚
deck-default-name = デッキ
deck-and-more = …ほか{ $count }件

deck-import-one = `.ydk`ファイルか、`ydke://`リンク・Omegaコードの、どちらか1つを指定してください。
deck-import-not-fetched = Discordからファイルを取得できませんでした。何も変更されていません。もう一度お試しください。
deck-not-kept = ### デッキは登録されませんでした
deck-unreadable-too-big = サイズが{ $kibibytes }KiBあります。デッキリストは最大{ $most }KiBです。正しいファイルかご確認ください。
deck-unreadable-not-text = このファイルはテキストではないため、デッキリストとして読み込めません。デッキエディターで保存した`.ydk`ファイル（UTF-8）を指定してください。
deck-unreadable-empty = カードが1枚も含まれていません。`.ydk`ファイルには、`#main`の下に1行に1つずつパスコードを記入してください。
deck-unreadable-line = { NUMBER($line, useGrouping: 0) }行目はパスコードでもコメントでもありません：{ $text }
deck-unreadable-link = `ydke://`リンクは、それぞれ`!`で終わる3つの部分からなります。このリンクは不完全か破損しています。もう一度、全体をコピーしてください。
deck-unreadable-links = デッキコードが複数あります。1つだけ指定してください。
deck-unreadable-code = `ydke://`リンクもOmegaコードも見つからないか、コードが破損しています。もう一度、全体をコピーしてください。
deck-unreadable-ygoprodeck = これはYGOPRODeckのデッキのアドレスです。ほかのサイトからは何も取得しません。そのページを開き、デッキを`ydke://`リンクとしてコピーするか`.ydk`ファイルをダウンロードして、`/deck import`に指定してください。
deck-unreadable-part = この`ydke://`リンクの{ deck-part }の部分が破損しています。もう一度、全体をコピーしてください。
deck-unreadable-too-many = { deck-part }が{ $count }枚あります。登録できるのは{ $most }枚までです。
deck-unknown = 登録されていないカードのパスコードが{ $count }種類含まれています：
deck-unknown-advice = カードは順次追加されます。それまでは、別のカードと入れ替えてからもう一度登録してください。
deck-unknown-lines = { $count ->
   *[other] `{ $code }`（{ $lines }行目）
}
deck-bad-name = デッキの名前は1文字以上{ $most }文字以内です。`name`で別の名前を指定してください。
deck-too-many = デッキは{ $most }個まで登録できますが、すでに上限に達しています。先に`/deck delete`でデッキを削除してください。
deck-kept = ### 「{ $name }」を登録しました
deck-replaced = 同じ名前のデッキと置き換えました。元のデッキに戻す場合は、次のリンクをお使いください：
deck-legal = **{ $format }**：使用できます
deck-not-legal = **{ $format }**：使用できません
deck-checked = ### 「{ $name }」：{ $format }
deck-checked-legal = 問題はありません。このまま使用できます。
deck-checked-faults = 問題が{ $count }点あります：
deck-checked-lists = -# リミットレギュレーション別：
deck-checked-list = **{ $list }**：{ $count ->
    [0] 問題なし
   *[other] 問題{ $count }点
}
deck-no-lists = リミットレギュレーションはまだ取り込まれていません。
deck-no-such-list = 「{ $list }」というリミットレギュレーションはありません。現在のもの：{ $lists }
deck-price = { $card } ×{ $count }（1枚{ $points }ポイント）
deck-points = { $points }ポイント
deck-overspent = { $list }では、このデッキは{ $spent }ポイントです。上限は{ $most }ポイントなので、{ $over }ポイント減らしてください。対象のカード：{ $cards }
deck-limit = { $most ->
    [0] 禁止
    [1] 制限
    [2] 準制限
   *[other] 無制限
}
deck-compare-one = 比較するもう1つのデッキか、2つのリミットレギュレーションの、どちらか一方を指定してください。
deck-compared = ### 「{ $first }」と「{ $second }」
deck-compared-part = **{ deck-part }**：{ $first }枚と{ $second }枚、共通{ $same }枚
deck-compared-more = 「{ $name }」のみ：
deck-compared-lists = ### 「{ $name }」：{ $first }と{ $second }
deck-compared-alike = デッキのカードの扱いに違いはありません。
deck-compared-list = **{ $list }**：{ $count ->
    [0] 問題なし
   *[other] 問題{ $count }点
}
deck-list-heading = ### あなたのデッキ（{ $count }／{ $most }）
deck-list-empty = デッキはまだ登録されていません。`/deck import`で、`.ydk`ファイル、`ydke://`リンク、Omegaコードのいずれかから登録できます。下のメニューから用意されたデッキを見て、コピーすることもできます。
deck-list-legend = -# メインデッキ／エクストラデッキ／サイドデッキの枚数・使用できるフォーマット
deck-list-nowhere = 使用できるフォーマットがありません（`/deck check`で確認できます）
deck-none-named = 「{ $name }」という名前のデッキは登録されていません。`/deck list`で一覧を確認できます。
deck-no-such-format = 「{ $format }」というフォーマットはありません。使用できるフォーマット：{ $formats }
deck-game-gone = 「{ $name }」は、現在ここでは遊べないゲームのデッキです。デッキは登録されたままです。
deck-copies = { $card } ×{ $count }
deck-link = ほかのプログラムにコピーする場合：
deck-omega = Omegaコード：
deck-omega-too-long = -# このデッキのOmegaコードは長すぎてメッセージに収まりません。添付ファイルをお使いください。
deck-delete-ask = **{ $name }**を削除しますか？（{ $size }）
deck-delete-yes = 削除する
deck-delete-no = 残す
deck-deleted = **{ $name }**を削除しました。元に戻す場合は、次のリンクを`/deck import`に指定してください：
deck-delete-gone = このデッキはすでに削除されています。
deck-delete-kept = 何も削除されていません。
