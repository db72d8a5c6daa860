# プレイヤーへの質問。$what は直前の出来事、$card は質問のカード、$count は選ぶ枚数、$phase は誰のどのフェイズか。
ask-sign = ジャンケンです。勝者が先攻か後攻かを選びます。どの手を出しますか？
ask-sign-again = あいこ！もう一度選んでください。どの手を出しますか？
ask-order = ジャンケンに勝ちました。先攻と後攻のどちらにしますか？
ask-order-after-loss = 前のデュエルに負けました。先攻と後攻のどちらにしますか？
ask-side-deck = サイドデッキ：次のデュエルの前に、同じ枚数のカードを入れ替えられます。
ask-act = { $phase }です。何をしますか？
ask-respond = { $what }カードや効果を発動しますか？
ask-trigger = { $what }効果を発動できます。発動しますか？
ask-trigger-order = { $what }あなたの効果が複数発動します。次にどれをチェーンに積みますか？最後に積んだものから処理します。
ask-target = { $card }：対象を{ $count }選んでください。
ask-choose = { $card }：{ $count }選んでください。
ask-discard = { $card }：捨てるカードを{ $count }選んでください。
ask-tribute = { $card }：リリースするモンスターを{ $number }体選んでください。
ask-material = { $card }：素材を{ $number }体選んでください。
ask-pendulum = Ｐ召喚：同時に特殊召喚するモンスターを選んでください。
ask-attack-target = { $card }：攻撃対象を選んでください。
ask-replay = 相手のモンスターの数が変わり、攻撃が巻き戻されました。{ $card }の攻撃対象を選び直すか、攻撃をやめてください。
ask-zone = { $card }：置くゾーンを選んでください。
ask-position = { $card }：表示形式を選んでください。
ask-whether = { $card }：この効果を適用しますか？
ask-detach = { $card }：破壊される代わりにＸ素材を取り除きますか？
ask-coin = { $card }：コインの裏表を当ててください。
ask-declare = { $card }：何を宣言しますか？
ask-end-phase-order = エンドフェイズに処理が複数あります。次にどれを行いますか？
ask-standby-order = スタンバイフェイズにあなたの効果が複数発動します。次にどれを発動しますか？
ask-battle-phase-order = バトルフェイズにあなたの効果が複数発動します。次にどれを発動しますか？
ask-deck-order = { $card }：デッキの上から順に、次に置くカードを選んでください。
ask-how-many = { $card }：何枚にしますか？
ask-hand-limit = 手札が上限を超えています。捨てるカードを{ $count }選んでください。

an-effect = 効果
phase-is-ending = { $phase }が終了しようとしています。
phase-is-now = { $phase }です。

decline = 選ばない
decline-act = 何もしない
decline-side-deck = 入れ替えない
decline-respond = パス
decline-trigger = 発動しない
decline-replay = 攻撃をやめる
decline-end-phase-order = 相手に優先権を譲る

count-exactly = { $number }枚
count-up-to = { $most }枚まで
count-between = { $least }～{ $most }枚
monsters-exactly = { $number }体
monsters-up-to = { $most }体まで
monsters-between = { $least }～{ $most }体

do-normal-summon = { $card }を召喚
do-tribute-summon = { $card }をアドバンス召喚
do-set = { $card }をセット
do-flip-summon = { $card }を反転召喚
do-special-summon = { $card }を特殊召喚
do-summon-from-extra-deck = { $card }（{ $rank }）を{ $summon }
do-pendulum-summon = Ｐ召喚
do-change-position = { $card }を{ $position }に変更
do-activate = { $card }を発動
do-activate-effect = { $card }の効果を発動
do-apply = { $card }の効果を適用
do-attack = { $card }で攻撃
do-to-battle-phase = バトルフェイズへ
do-to-main-phase-2 = メインフェイズ2へ
do-end-turn = ターン終了

turn-first = 先攻
turn-second = 後攻
reply-yes = はい
reply-no = いいえ
direct-direct = 直接攻撃
marked = { $label }（{ $mark }）
label-with-deed = { $label }：{ $deed }

aims-at = 対象：{ $targets }
aims-cost = コスト：{ $cards }
aims-tributes = リリース：{ $cards }
aims-both = { $costs }／{ $aims }

undone-summon = このターンまだモンスターを通常召喚していません。
undone-attack = { $cards }がまだ攻撃していません。
