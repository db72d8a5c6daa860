# Decks of Yu-Gi-Oh!: their parts, and how other programs write them.
deck-import-description = デッキを登録する（ファイル・リンク・コード。省略するとリストの貼り付け）
deck-import-file = .ydkファイル、または1行に1種類ずつカード名と枚数を書いたテキストファイル
deck-import-link = ydke://リンクまたはOmegaコード
deck-paste-example = 3 ブラック・マジシャン
deck-import-one = `.ydk`ファイルか、`ydke://`リンク・Omegaコードの、どちらか1つを指定してください。
deck-view-description = デッキを画像と文章で表示する（種類別のカード、枚数、レベル分布）
deck-hand-empty = メインデッキに引けるカードがありません。
deck-size = メインデッキ{ $main }枚・エクストラデッキ{ $extra }枚・サイドデッキ{ $side }枚
deck-unreadable-not-text = このファイルはテキストではないため、デッキリストとして読み込めません。デッキエディターで保存した`.ydk`ファイル（UTF-8）を指定してください。
deck-unreadable-empty = カードが1枚も含まれていません。`.ydk`ファイルには、`#main`の下に1行に1つずつパスコードを記入してください。カード名のリストなら、「ブラック・マジシャン ×3」のように書きます。
deck-unreadable-line = カードとして読み取れる行がありません。たとえば{ NUMBER($line, useGrouping: 0) }行目は、パスコードでもカード名でもありません：{ $text }
deck-unreadable-link = `ydke://`リンクは、それぞれ`!`で終わる3つの部分からなります。このリンクは不完全か破損しています。もう一度、全体をコピーしてください。
deck-unreadable-links = デッキコードが複数あります。1つだけ指定してください。
deck-unreadable-code = `ydke://`リンクもOmegaコードも見つからないか、コードが破損しています。もう一度、全体をコピーしてください。カード名のリストは、どちらも指定せずに実行すると貼り付けられます。
deck-unreadable-ygoprodeck = これはYGOPRODeckのデッキのアドレスです。ほかのサイトからは何も取得しません。そのページを開き、デッキを`ydke://`リンクとしてコピーするか`.ydk`ファイルをダウンロードして、`/deck import`に指定してください。
deck-unreadable-page = これはウェブページのアドレスです。ほかのサイトからは何も取得しません。そのページでデッキを`ydke://`リンクとしてコピーするか`.ydk`ファイルをダウンロードして、`/deck import`に指定してください。
deck-unreadable-part = この`ydke://`リンクの{ $part }の部分が破損しています。もう一度、全体をコピーしてください。
deck-unreadable-too-many = { $part }が{ $count }枚あります。登録できるのは{ $most }枚までです。
deck-read-marks = { $count }行をデッキの区切りとみなしました：{ $lines }。通常は`#main`、`#extra`、`!side`と書きます。
deck-unclear-advice = リストを直してから、もう一度登録してください。1行は「ブラック・マジシャン ×3」のように書きます。カード名の代わりにパスコードも使えます。
deck-unknown = 登録されていないカードのパスコードが{ $count }種類含まれています：
deck-unknown-lines = { $count ->
   *[other] `{ $code }`（{ $lines }行目）
}
deck-limit = { $most ->
    [0] 禁止
    [1] 制限
    [2] 準制限
   *[other] 無制限
}
deck-list-empty = デッキはまだ登録されていません。`/deck import`で、`.ydk`ファイル、`ydke://`リンク、Omegaコードのいずれかから登録できます。下のメニューから構築済みデッキを見て、コピーすることもできます。
deck-list-legend = -# メインデッキ／エクストラデッキ／サイドデッキの枚数・使用できるフォーマット
deck-link = ほかのプログラムにコピーする場合：
deck-omega = Omegaコード：
deck-omega-too-long = -# このデッキのOmegaコードは長すぎてメッセージに収まりません。添付ファイルをお使いください。
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
deck-change-main = 1枚をメインデッキへ移す
deck-change-extra = 1枚をエクストラデッキへ移す
deck-change-side = 1枚をサイドデッキへ移す
deck-part-main = メインデッキ
deck-part-extra = エクストラデッキ
deck-part-side = サイドデッキ
deck-edit-move = { $part ->
    [main] 1枚をメインデッキへ
    [extra] 1枚をエクストラデッキへ
   *[side] 1枚をサイドデッキへ
}
