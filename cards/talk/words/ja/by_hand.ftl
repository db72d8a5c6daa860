# 手動で行うこと。$plan はここまでに組み立てた処理、$purpose は何のためか（コスト、召喚、テキストの処理）。
ask-hand-plan = { $purpose ->
    [cost] { $card }（手動）：コストとして払うものを組み立ててください。{ $plan }
    [summon] { $card }（手動）：特殊召喚するために行うことを組み立ててください。{ $plan }
   *[text] { $card }（手動）：テキストに書かれた処理を組み立ててください。{ $plan }
}
ask-hand-cards = { $plan }カードを{ $count }選んでください。
ask-hand-materials = { $plan }素材にするカードを{ $count }選んでください。
decline-hand-cards = 戻る
decline-hand-materials = 素材を使わない
decline-hand-way = 戻る
decline-hand-number = 戻る
decline-hand-until = 戻る
ask-hand-way = { $sort ->
    [HandGoing] { $plan }素材をどうしますか？
    [Position] { $plan }どの表示形式にしますか？
    [HandPerson] { $plan }どちらのプレイヤーですか？
    [Phase] { $plan }どのフェイズですか？
    [HandPhase] { $plan }どのフェイズですか？
   *[other] { $plan }どれにしますか？
}
ask-hand-number = { $plan }数値はいくつですか？
ask-hand-until = { $plan }いつまでですか？
ask-hand-agree = { $player }が{ $card }の処理を提案しました：{ $plan }同意しますか？
ask-hand-agree-one = { $player }の{ $card }についての提案：{ $plan }同意しますか？
ask-hand-allow = { $purpose ->
    [cost] { $is-monster ->
        [yes] { $player }は{ $card }（{ $there }）の効果を手動で発動しようとしています。払うコスト：{ $plan }認めますか？
       *[no] { $player }は{ $card }（{ $there }）を手動で発動しようとしています。払うコスト：{ $plan }認めますか？
    }
    [summon] { $player }は{ $card }（{ $there }）を手動で（発動せずに）特殊召喚しようとしています。そのために行うこと：{ $plan }認めますか？
   *[text] { $is-monster ->
        [yes] { $player }は{ $card }（{ $there }）の効果を手動で発動しようとしています。認めますか？
       *[no] { $player }は{ $card }（{ $there }）を手動で発動しようとしています。認めますか？
    }
}
ask-hand-stand = { $purpose ->
    [summon] { $card }：相手が特殊召喚を認めませんでした（{ $reply }）。どうしますか？
   *[cost] { $card }：相手が発動を認めませんでした（{ $reply }）。どうしますか？このまま発動しても、相手はその処理を拒否できます。
}
ask-hand-end = { $card }：処理に同意が得られませんでした。発動前の状態に戻しますか？両者が望む場合だけ戻ります。戻らなければ効果は適用されず、払ったコストは戻りません。
hand-nothing-yet = まだ何もありません。
hand-so-far = ここまで：{ $plan }
hand-was-refused = 次の内容への相手の回答（{ $reply }）：{ $plan }
hand-begun = { $act }。
hand-hidden = 手札のカード{ $count }枚
hand-nothing = なし。

# メニューでの処理の名前。
handact-destroy = カードを破壊する
handact-to-graveyard = カードを墓地へ送る
handact-banish = カードを除外する
handact-banish-face-down = カードを裏側で除外する
handact-to-hand = カードを手札に戻す
handact-add-to-hand = カードを手札に加える
handact-to-deck-top = カードをデッキの一番上に置く
handact-to-deck-bottom = カードをデッキの一番下に置く
handact-into-deck = カードをデッキに戻してシャッフルする
handact-to-extra-deck = カードをエクストラデッキに戻す
handact-tribute = モンスターをリリースする
handact-discard = 手札を捨てる
handact-they-discard = 相手の手札をランダムに捨てる
handact-draw = ドローする
handact-special-summon = モンスターを特殊召喚する
handact-summon-to-them = モンスターを相手フィールドに特殊召喚する
handact-fusion-summon = モンスターを融合召喚する
handact-ritual-summon = モンスターを儀式召喚する
handact-synchro-summon = モンスターをＳ召喚する
handact-xyz-summon = モンスターをＸ召喚する
handact-link-summon = モンスターをＬ召喚する
handact-set = 魔法・罠をセットする
handact-place = カードを表側で置く（魔法＆罠・フィールド・Ｐゾーン）
handact-normal-summon = もう1度召喚を行う
handact-position = 表示形式を変更する
handact-control = モンスターのコントロールを得る
handact-equip = このカードをモンスターに装備する
handact-wear = モンスターをこのカードに装備する
handact-detach = Ｘ素材を取り除く
handact-place-counters = 魔力カウンターを置く
handact-remove-counters = 魔力カウンターを取り除く
handact-gain-life = LPを回復する
handact-lose-life = LPを失う
handact-pay-life = LPを払う
handact-damage = ダメージを与える
handact-more-attack = 攻撃力を上げる
handact-less-attack = 攻撃力を下げる
handact-attack-becomes = 攻撃力を指定した数値にする
handact-more-defense = 守備力を上げる
handact-less-defense = 守備力を下げる
handact-defense-becomes = 守備力を指定した数値にする
handact-level-becomes = レベルを変更する
handact-type-becomes = 種族を変更する
handact-negate-activation = 直前の発動を無効にする
handact-negate-effect = 直前の効果を無効にする
handact-negate-card = カードの効果を無効にする
handact-cannot-attack = モンスターは攻撃できない
handact-cannot-be-attacked = モンスターは攻撃対象にされない
handact-stands-in-battle = モンスターは戦闘では破壊されない
handact-stands-against-effects = モンスターは効果では破壊されない
handact-cannot-be-targeted = モンスターは効果の対象にならない
handact-negate-attack = 攻撃を無効にする
handact-end-battle = バトルフェイズを終了する
handact-skip = 相手のフェイズをスキップする
handact-reveal = カードを見せる
handact-look = 裏側のカードを確認する
handact-look-at-hand = 相手の手札を確認する
handact-look-at-deck = デッキの上のカードを確認する
handact-token = トークンを特殊召喚する
handact-coin = コイントスを行う
handact-die = サイコロを振る
handact-attach = カードをＸ素材にする
handact-later = 後のフェイズに続きを行う
handact-declare-type = 種族を宣言する
handact-declare-attribute = 属性を宣言する
handact-declare-kind = カードの種類を宣言する
handact-declare-number = 数字を宣言する
handact-no-summons = プレイヤーの召喚を封じる
handact-no-special-summons = プレイヤーの特殊召喚を封じる
handact-no-attacks = プレイヤーの攻撃を封じる
handact-no-cards = プレイヤーのカードの発動を封じる

# 処理を選ぶメニューの名前：処理を一言で。
handshort-destroy = 破壊
handshort-to-graveyard = 墓地へ送る
handshort-banish = 除外
handshort-banish-face-down = 除外
handshort-to-hand = 戻す
handshort-add-to-hand = 手札に加える
handshort-to-deck-top = 戻す
handshort-to-deck-bottom = 戻す
handshort-into-deck = 戻す
handshort-to-extra-deck = 戻す
handshort-tribute = リリース
handshort-discard = 手札を捨てる
handshort-they-discard = 手札を捨てる
handshort-draw = ドロー
handshort-special-summon = 召喚
handshort-summon-to-them = 召喚
handshort-fusion-summon = 召喚
handshort-ritual-summon = 召喚
handshort-synchro-summon = 召喚
handshort-xyz-summon = 召喚
handshort-link-summon = 召喚
handshort-set = セット
handshort-place = 表側で置く
handshort-normal-summon = 召喚
handshort-position = 表示形式
handshort-control = コントロール
handshort-equip = 装備
handshort-wear = 装備
handshort-detach = Ｘ素材
handshort-place-counters = カウンター
handshort-remove-counters = カウンター
handshort-gain-life = LP
handshort-lose-life = LP
handshort-pay-life = LP
handshort-damage = ダメージ
handshort-more-attack = 攻撃力
handshort-less-attack = 攻撃力
handshort-attack-becomes = 攻撃力
handshort-more-defense = 守備力
handshort-less-defense = 守備力
handshort-defense-becomes = 守備力
handshort-level-becomes = レベル
handshort-type-becomes = 種族
handshort-negate-activation = 無効
handshort-negate-effect = 無効
handshort-negate-card = 無効
handshort-cannot-attack = 制限
handshort-cannot-be-attacked = 制限
handshort-stands-in-battle = 耐性
handshort-stands-against-effects = 耐性
handshort-cannot-be-targeted = 耐性
handshort-negate-attack = 無効
handshort-end-battle = フェイズ
handshort-skip = フェイズ
handshort-reveal = 公開・確認
handshort-look = 公開・確認
handshort-look-at-hand = 公開・確認
handshort-look-at-deck = 公開・確認
handshort-token = 召喚
handshort-coin = コイン・サイコロ
handshort-die = コイン・サイコロ
handshort-attach = Ｘ素材
handshort-later = 後で行う
handshort-declare-type = 宣言
handshort-declare-attribute = 宣言
handshort-declare-kind = 宣言
handshort-declare-number = 宣言
handshort-no-summons = 制限
handshort-no-special-summons = 制限
handshort-no-attacks = 制限
handshort-no-cards = 制限

handgoing-tributed = リリース
handgoing-graveyard = 墓地へ送る
handgoing-banished = 除外
handgoing-deck = デッキに戻す
handmove-propose = この内容を提案する
handmove-drop = 最後の処理を取り消す
handmove-leave = { $purpose ->
    [cost] 何も払わずに発動する
    [summon] 何も行わずに特殊召喚する
   *[text] 何も行わない
}
handperson-me = 自分
handperson-other = 相手
handphase-end-of-turn = このターンのエンドフェイズ
handphase-my-standby = 自分の次のスタンバイフェイズ
handphase-their-standby = 相手の次のスタンバイフェイズ
handphase-my-next-end = 自分の次のエンドフェイズ
handphase-their-next-end = 相手の次のエンドフェイズ
handreply-agree = 同意する
handreply-one-by-one = 1つずつ答える
handreply-wrong-time = 拒否：タイミングが違う
handreply-condition = 拒否：条件を満たしていない
handreply-wrong-cards = 拒否：カードが違う
handreply-used-up = 拒否：もう使えない
handreply-otherwise = 拒否：テキストと違う
handstand-take-back = { $purpose ->
    [summon] 特殊召喚を取り下げる
   *[cost] 発動を取り下げる
}
handstand-change = { $purpose ->
    [summon] 選び直す
   *[cost] コストを組み立て直す
}
handstand-insist = このまま発動する
handend-go-back = 発動前に戻す
handend-no-effect = 効果なし（コストは戻らない）

# 処理の文。$who は関わるプレイヤー、$way はその方法。
hand-destroy = { $cards }を破壊する。
hand-to-graveyard = { $cards }を墓地へ送る。
hand-banish = { $cards }を除外する。
hand-banish-face-down = { $cards }を裏側で除外する。
hand-to-hand = { $cards }を手札に戻す。
hand-add-to-hand = { $cards }を手札に加える。
hand-to-deck-top = { $cards }をデッキの一番上に置く。
hand-to-deck-bottom = { $cards }をデッキの一番下に置く。
hand-into-deck = { $cards }をデッキに戻してシャッフルする。
hand-to-extra-deck = { $cards }をエクストラデッキに戻す。
hand-tribute = { $cards }をリリースする。
hand-discard = { $cards }を捨てる。
hand-they-discard = { $who }の手札をランダムに{ $number }枚捨てる。
hand-draw = { $who }が{ $number }枚ドローする。
hand-special-summon = { $cards }を{ $way }で特殊召喚する。
hand-summon-to-them = { $cards }を{ $who }のフィールドに{ $way }で特殊召喚する。
hand-fusion-summon = { $materials-count ->
    [open] { $cards }を融合召喚する。
    [0] 素材を使わずに{ $cards }を融合召喚する。
   *[other] { $materials }を素材として{ $cards }を融合召喚する（素材：{ $way }）。
}
hand-ritual-summon = { $materials-count ->
    [open] { $cards }を儀式召喚する。
    [0] 素材を使わずに{ $cards }を儀式召喚する。
   *[other] { $materials }を素材として{ $cards }を儀式召喚する（素材：{ $way }）。
}
hand-synchro-summon = { $materials-count ->
    [open] { $cards }をＳ召喚する。
    [0] 素材を使わずに{ $cards }をＳ召喚する。
   *[other] { $materials }を素材として{ $cards }をＳ召喚する（素材：{ $way }）。
}
hand-xyz-summon = { $materials-count ->
    [open] { $cards }をＸ召喚する。
    [0] 素材を使わずに{ $cards }をＸ召喚する。
   *[other] { $materials }を素材として{ $cards }をＸ召喚する。
}
hand-link-summon = { $materials-count ->
    [open] { $cards }をＬ召喚する。
    [0] 素材を使わずに{ $cards }をＬ召喚する。
   *[other] { $materials }を素材として{ $cards }をＬ召喚する（素材：{ $way }）。
}
hand-set = { $cards }をセットする。
hand-place = { $cards }を魔法・罠として表側表示で置く。
hand-normal-summon = もう1度召喚を行う。
hand-position = { $cards }を{ $way }にする。
hand-control = { $until }、{ $cards }のコントロールを得る。
hand-equip = このカードを{ $cards }に装備する。
hand-wear = { $cards }をこのカードに装備する。
hand-detach = { $cards }のＸ素材を{ $number }つ取り除く。
hand-place-counters = { $cards }に魔力カウンターを{ $number }個置く。
hand-remove-counters = { $cards }の魔力カウンターを{ $number }個取り除く。
hand-gain-life = { $who }は{ $number }LP回復する。
hand-lose-life = { $who }は{ $number }LPを失う。
hand-pay-life = { $number }LPを払う。
hand-damage = { $who }に{ $number }ダメージを与える。
hand-more-attack = { $until }、{ $cards }の攻撃力を{ $number }上げる。
hand-less-attack = { $until }、{ $cards }の攻撃力を{ $number }下げる。
hand-attack-becomes = { $until }、{ $cards }の攻撃力を{ $number }にする。
hand-more-defense = { $until }、{ $cards }の守備力を{ $number }上げる。
hand-less-defense = { $until }、{ $cards }の守備力を{ $number }下げる。
hand-defense-becomes = { $until }、{ $cards }の守備力を{ $number }にする。
hand-level-becomes = { $until }、{ $cards }のレベルを{ $number }にする。
hand-type-becomes = { $until }、{ $cards }を{ $way }にする。
hand-negate-activation = 直前の発動を無効にする。
hand-negate-effect = 直前の効果を無効にする。
hand-negate-card = { $until }、{ $cards }の効果を無効にする。
hand-cannot-attack = { $until }、{ $cards }は攻撃できない。
hand-cannot-be-attacked = { $until }、{ $cards }は攻撃対象にされない。
hand-stands-in-battle = { $until }、{ $cards }は戦闘では破壊されない。
hand-stands-against-effects = { $until }、{ $cards }は効果では破壊されない。
hand-cannot-be-targeted = { $until }、{ $cards }は効果の対象にならない。
hand-negate-attack = その攻撃を無効にする。
hand-end-battle = バトルフェイズを終了する。
hand-skip = { $who }は次の{ $way }をスキップする。
hand-reveal = { $cards }を見せる。
hand-look = { $cards }を確認する。
hand-look-at-hand = { $who }の手札を確認する。
hand-look-at-deck = デッキの上から{ $number }枚を確認する。
hand-token = トークン（{ $way }／{ $kind }、レベル／攻撃力／守備力：{ $numbers }）を{ $number }体特殊召喚する。
hand-coin = コイントスを{ $number }回行う。
hand-die = サイコロを{ $number }回振る。
hand-attach = { $cards }をＸ素材にする。
hand-later = 続きは{ $way }に行う。
hand-declare-type = { $way }を宣言する。
hand-declare-attribute = { $way }を宣言する。
hand-declare-kind = { $way }を宣言する。
hand-declare-number = 数字の{ $number }を宣言する。
hand-no-summons = { $until }、{ $who }はモンスターを召喚・特殊召喚できない。
hand-no-special-summons = { $until }、{ $who }はモンスターを特殊召喚できない。
hand-no-attacks = { $until }、{ $who }は攻撃宣言できない。
hand-no-cards = { $until }、{ $who }は{ $kind }カードと、その効果を発動できない。

# 起こったこと。
hand-announced = { $is-summon ->
    [yes] { $player }は{ $card }を手動で特殊召喚しようとしている。
   *[no] { $is-monster ->
        [yes] { $player }は{ $card }の効果を手動で発動しようとしている。
       *[no] { $player }は{ $card }を手動で発動しようとしている。
    }
}
hand-proposed = { $player }は{ $card }の処理を提案した。
hand-declared = { $player }は{ $what }を宣言した。
hand-number-declared = { $player }は数字の{ $number }を宣言した。
hand-agreed = { $player }は{ $card }の処理に同意した。
hand-refused = { $player }は{ $card }について同意しなかった（{ $reply }）。
hand-taken-back = { $player }は{ $card }の手動での使用を取り下げた。コストは払われていない。
hand-left = { $card }の手動の処理は行われなかった。
hand-went-back = 両者の同意により、{ $card }を発動する前の状態に戻った。
hand-stays = 発動後に非公開のカードが見えたか、ランダムに決まったことがあるため、発動前には戻れない。{ $card }の効果は適用されず、払ったコストは戻らない。
