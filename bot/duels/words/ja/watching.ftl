# デュエルの観戦。
duel-watch-description = デュエルを自分の言語で観戦する
watch-button = 自分の言語で観戦 · Watch · 观战
watch-open = 観戦する
watch-count = { $count }人が観戦中
watch-follows = このメッセージはあなただけに表示され、約15分間、自動で更新されます。
watch-stands = このメッセージの自動更新は止まりました。Discordの制限により、更新できるのは15分間だけです。続けて観戦するには「続ける」を押してください。
watch-go-on = 続ける
watch-stop = 観戦をやめる
watch-stopped = このデュエルの観戦をやめました。
watch-elsewhere = このデュエルは、新しいほうのメッセージで観戦中です。
watch-not-here = 観戦できるのは、デュエルが行われているチャンネルを閲覧できる人だけです。
watch-none = このサーバーには、今あなたが観戦できるデュエルがありません。
watch-which = どのデュエルを観戦しますか？
watch-number = デュエル{ $number }
watch-late = デュエルが終わるまで、観戦者には実際より{ $minutes }分遅れて表示されます。
watch-nothing-yet = このデュエルは、まだ何も表示できません。
settings-option-delay = 観戦者と公開フィールドの表示を遅らせる時間（0～10分）
settings-delay = 観戦者と公開フィールド：{ $minutes ->
    [0] 遅れなしで表示
   *[other] { $minutes }分遅れて表示
}
watch-sees-public = 見られるのは公開情報だけです。
watch-sees-hands = プレイヤーの同意により、手札も表示されます。
watch-hand = { $name }の手札
hands-show = 観戦者に手札を見せる
hands-hide = 観戦者に手札を見せない
hands-wanted = { $name }は、観戦者に手札を見せてもよいと言っています。全員が「その他…」から同意すると表示されます。
hands-open = 全員が同意したため、これから観戦者に手札が表示されます。
hands-closed = { $name }は、観戦者に手札を見せません。
hands-wanted-told = 観戦者に手札を見せることに同意しました。全員が同意すると表示されます。いつでも取り消せます。
hands-open-told = 全員が同意したため、これから観戦者に手札が表示されます。いつでも取り消せます。
hands-hidden-told = 観戦者に手札は表示されなくなりました。
hands-not-here = 練習と大会では、観戦者に手札は表示されません。
