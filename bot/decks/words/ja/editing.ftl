# デッキの編集、閲覧、共有、コピー。
deck-option-any = 登録しているデッキ、または構築済みデッキ
deck-ready-choice = { $name }（構築済みデッキ）
deck-menu-own = 自分のデッキを見る
deck-menu-ready = 構築済みデッキを見る
deck-view = 見る
deck-edit = 編集
deck-share = 共有
deck-copy = このデッキをコピー
deck-duel = このデッキでデュエル
deck-duel-how = **{ $name }**でどのようにデュエルしますか？詳しい設定は`/duel challenge`と`/duel practice`でできます。
deck-duel-not-playable = **{ $name }**を使用できるフォーマットはありません。問題点は`/deck check`で確認できます。
deck-duel-practice = 練習する（{ $format }）
deck-duel-challenge = 対戦相手を募集（{ $format }）

deck-edit-description = 登録しているデッキをカード1枚ずつ編集する
deck-edit-option-card = 編集または追加するカード
deck-edit-option-change = 編集内容（省略するとボタンで選べます）
deck-edit-option-part = デッキのどの部分か（省略すると、そのカードが今ある部分、または入る部分）
deck-change-more = 1枚増やす
deck-change-less = 1枚減らす
deck-change-out = すべて抜く
deck-rename-description = 登録しているデッキの名前を変更する
deck-rename-option-name = 新しい名前
deck-edit-heading = ### 「{ $name }」を編集
deck-edit-format = { $count ->
    [0] **{ $format }**：使用できます
   *[other] **{ $format }**：問題{ $count }点（`/deck check`で確認できます）
}
deck-edit-pages = { $page }／{ $pages }ページ
deck-edit-choose = 編集するカードを選ぶか、カードを追加してください。
deck-edit-which = どのカードですか？
deck-edit-which-menu = 追加するカードを選ぶ
deck-edit-menu = デッキのカードを選ぶ
deck-edit-count = { $part }：{ $count }枚
deck-edit-act = { $act ->
    [more] 1枚増やす
    [less] 1枚減らす
   *[out] すべて抜く
}
deck-edit-add-to = { $part }に入れる
deck-edit-add = カードを追加
deck-edit-add-label = カード名
deck-edit-rename = 名前を変更
deck-edit-rename-label = 新しい名前
deck-edit-back = 前のカード
deck-edit-all = カード一覧に戻る
deck-edit-next = 次のカード
deck-edit-no-card = その名前のカードはありません。何も変更されていません。
deck-edit-outdated = 表示後に枚数が変わったため、今回は何も変更していません。現在のデッキは次のとおりです。
deck-edit-not-there = 「{ $name }」は{ $part }に入っていません。何も変更されていません。
deck-edit-wrong-part = 「{ $name }」は{ $part }に入れられません。何も変更されていません。
deck-edit-last-card = 最後の1枚のため、何も変更していません。デッキを削除する場合は`/deck delete`をお使いください。
deck-edited = 保存しました。「{ $name }」は{ $part }に{ $count }枚です。
deck-renamed = 名前を「{ $name }」に変更しました。
deck-bad-new-name = デッキの名前は1文字以上{ $most }文字以内です。何も変更されていません。
deck-name-taken = 同じ名前のデッキがすでにあります。何も変更されていません。
deck-edit-in-duel = すでに始まったデュエルでは、ここで編集しても開始時のデッキがそのまま使われます。
deck-edit-in-event = 次の大会に提出したデッキは、提出時のまま変わりません：{ $events }。大会の開始前なら、`/event deck`で提出し直せます。

deck-share-description = 登録しているデッキをここの全員に公開する（コピー用のボタン付き）
deck-shared-heading = ### 「{ $name }」：{ $owner }のデッキ
deck-shared-legal = 使用できるフォーマット：{ $formats }
deck-unshare = 共有をやめる
deck-unshared = { $owner }はこのデッキの共有をやめました。
deck-unshare-not-yours = 共有をやめられるのは、デッキの持ち主だけです。
deck-not-shared = このデッキはもう共有されていません。
