# デュエル・マスターズの卓で起こること、聞かれること、卓のようす。
named-card = 《{ $name }》
card-of = { $player }の{ $card }
comma = 、
card-comma = 、
dot = { " · " }
some-cards = カード{ $count }枚
count-exactly = { $least }枚
count-up-to = { $most }枚まで
count-between = { $least }枚から{ $most }枚
unknown-card = 見えないカード
marked = { $label }（{ $mark }）
whose = { $person ->
    [you] あなたの
   *[other] { $player }の
}

# 起こったこと
house-shields = ハウスルール：シールドは{ $setting }枚から始める。
house-hand = ハウスルール：手札は{ $setting }枚から始める。
house-void-wins = ハウスルール：勝利する効果は有効。
house-void-turns = ハウスルール：追加ターンは有効。
house-once-a-name = ハウスルール：同名カードを1ターンに何度でも使い、出すことができる。
partner-placed = { whose }パートナーは{ $card }。
shuffled = { $person ->
    [you] あなた
   *[other] { $player }
}は山札をシャッフルした。
order-decided = シールドは各{ $shields }枚、手札は各{ $hand }枚。ターンの順番：{ $players }。
turn-began = ターン{ $turn }：{ whose }ターン。
turn-skipped = { whose }ターンの残りはとばされる。
drawn = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $cards }を引いた。
charged = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $cards }をマナゾーンに置いた。
moved = { $cards }が{ $source ->
    [pending] { "" }
   *[other] { $from }から
}{ $to }に置かれた。
moved-hand = { $cards }が{ $source ->
    [pending] { "" }
   *[other] { $from }から
}手札に加わった。
moved-bottom = { $cards }が{ $source ->
    [pending] { "" }
   *[other] { $from }から
}山札の下に置かれた。
moved-shown = { $cards }が{ $from }から表向きで{ $to }に置かれた。
put = { $cards }がバトルゾーンに出た。
put-on = { $cards }が{ $base }から進化した。
tapped = タップ：{ $cards }。
untapped = アンタップ：{ $cards }。
used-summon = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }を{ $free ->
    [yes] コストを支払わずに
   *[no] { "" }
}召喚した。
used-cast = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }を{ $free ->
    [yes] コストを支払わずに
   *[no] { "" }
}唱えた。
used-generate = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }を{ $free ->
    [yes] コストを支払わずに
   *[no] { "" }
}展開した。
used-use = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }を{ $free ->
    [yes] コストを支払わずに
   *[no] { "" }
}使った。
used-galaxshield = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }のギャラクシールドを使った。
used-fushigibirth = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }のフシギバースを使った。
attacks-player = { $attacker }が{ $person ->
    [you] あなた
   *[other] { $player }
}を攻撃。
attacks-creature = { $attacker }が{ $target }を攻撃。
blocked = { $card }がブロックした。
redirected = 攻撃先が{ $card }に変わった。
shields-chosen = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $owner }のシールドを{ $count }枚選んだ：{ $positions }。
broke = { $player }のシールドを{ $count }枚ブレイク。
destroyed = { $cards }が破壊された。
revealed = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $cards }を見せた。
looked-own = あなたが見たカード：{ $cards }。
looked-many = あなたは自分の山札の{ $count }枚を見た。
looked = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $own ->
    [yes] 自分の山札の{ $cards }を見た
   *[no] { $owner }の{ $cards }を見た
}。
designated = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }で{ $owner }を指定した。
number-chosen = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }で数字の{ $number }を選んだ。
mode-chosen = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }の効果を選んだ：{ $mode }
declared = { $person ->
    [you] あなた
   *[other] { $player }
}は{ $card }の{ $ability }を宣言した。
judged = { $owner }とガチンコ・ジャッジ：{ $person ->
    [you] あなた
   *[other] { $player }
}の{ $won ->
    [yes] 勝ち
   *[no] 負け
}。
partner-down = { whose }パートナーが裏向きでパートナーゾーンに戻った。
partner-up = { whose }パートナーが表向きになった：{ $card }。
switched = { $card }のDスイッチを使った。
lived = { $card }にEXライフのシールドがついた。
defeated = { $person ->
    [you] あなた
   *[other] { $player }
}は敗北し、ゲームから除かれた（{ $place }位）。
game-won = { $person ->
    [you] あなた
   *[other] { $player }
}の勝利！
game-drawn = ゲーム終了。勝者は1人に決まらなかった。
ended-drawn = 合意により引き分け：{ $players }。

# カードの場所
zone-deck = 山札
zone-hand = 手札
zone-shields = シールドゾーン
zone-mana = マナゾーン
zone-battle = バトルゾーン
zone-graveyard = 墓地
zone-partner = パートナーゾーン
zone-pending = 使用中
group-hand = あなたの手札
group-field = { whose }バトルゾーン
group-mana = { whose }マナゾーン
group-graveyard = { whose }墓地
group-shields = { whose }表向きのシールド
group-partner = { whose }パートナー
group-use = 使用中のカード
group-shown = あなたに見せられたカード
where = { whose }{ $zone }

# 能力の呼び名
ability-shield-trigger = S・トリガー
ability-g-strike = G・ストライク
ability-ninja-strike = ニンジャ・ストライク
ability-kirifu-dash = キリフダッシュ
ability-hand-trigger = 能力

# 聞かれること
hint-attack = 一度攻撃すると、このターンはもうカードを使えません。
ask-charge = 手札のカードをマナゾーンに置きますか？
ask-play = どうしますか？
ask-designate = { $card }：どの相手を指定しますか？
ask-choose-nothing = { $card }：条件に合うカードはありません。
ask-choose = { $card }：{ $count }選んでください。
ask-shields = { whose }シールドを{ $number }枚選んでください。
ask-mode = { $card }：どの効果を選びますか？
ask-side = { $card }：どちらの面を使いますか？
ask-number = { $card }：数を選んでください。
ask-may = { $card }：効果を使いますか？
ask-partner-return = パートナーを裏向きでパートナーゾーンに戻しますか？
ask-declare = { $what }何か宣言しますか？
ask-next = どの効果を先に解決しますか？
ask-replacement = どの効果で置き換えますか？
ask-block = { $what }ブロックしますか？
ask-base = { $card }：どのカードの上に置きますか？
ask-arrange = 山札にどの順番で置きますか？先に選んだものが上になります。
decline-charge = 置かない
decline-may = いいえ
decline-partner-return = いいえ
decline-declare = 宣言しない
decline-block = ブロックしない
decline-choose-nothing = 次へ
decline = 選ばない
yes = はい
end-turn = ターンを終える
what-shields = あなたのシールドが手札に加わります。
what-turn-end = ターンが終わります。
do-summon = { $card }をコスト{ $cost }で召喚
do-cast = { $card }をコスト{ $cost }で唱える
do-generate = { $card }をコスト{ $cost }で展開
do-use = { $card }をコスト{ $cost }で使う
do-galaxshield = { $card }をギャラクシールド{ $cost }
do-fushigibirth = { $card }をフシギバース{ $cost }
do-free = { $card }をコストを支払わずに使う
act-summon = コスト{ $cost }で召喚
act-cast = コスト{ $cost }で唱える
act-generate = コスト{ $cost }で展開
act-use = コスト{ $cost }で使う
act-galaxshield = ギャラクシールド{ $cost }
act-fushigibirth = フシギバース{ $cost }
act-free = コストを支払わずに使う
with-fuel = { $card }を使う
do-attack = { $card }で{ $target }を攻撃
act-attack = { $target }を攻撃
shield-number = シールド{ $number }
mode-number = 効果{ $number }
declare-option = { $ability }：{ $card }

# 卓のようす
before-first-turn = 最初のターンの前
heading = ターン{ $turn } · { whose }ターン · { $step }
step-start = ターン開始
step-draw = ドロー
step-charge = マナチャージ
step-main = メインステップ
step-attack = 攻撃ステップ
step-end = ターン終了
block-table = プレイヤー
block-attack = 攻撃
block-waiting = これから解決
block-lasting = 続いている効果
block-hand = { $person ->
    [you] あなたの手札
   *[they] { $player }の手札
}
block-field = { $person ->
    [you] あなたのバトルゾーン
   *[they] { $player }のバトルゾーン
}
block-mana = { $person ->
    [you] あなたのマナゾーン
   *[they] { $player }のマナゾーン
}
block-house = ハウスルール
nothing = –
lasting-on = { $target }に{ $card }
lasting-number = { $card }・数字{ $number }
you = あなた
seat-line = { $has-turn ->
    [yes] ▶ { "" }
   *[no] { "" }
}**{ $player }** · シールド{ $shields } · 手札{ $hand } · マナ{ $untapped }/{ $mana } · 場{ $creatures } · 山札{ $deck } · パートナー：{ $partner }
seat-brief = -# { $has-turn ->
    [yes] ▶ { "" }
   *[no] { "" }
}**{ $player }** · シールド{ $shields } · 手札{ $hand } · マナ{ $untapped }/{ $mana } · 場{ $creatures }{ $ends }
deck-ends = { " · 山札" }{ $deck }
seat-out = -# ~~{ $player }~~ · 敗北（{ $place }位）
partner-down-now = 裏向き
mana-line = { $mana }枚中{ $untapped }枚アンタップ：{ $civs }
civ-count = { $civ }{ $count }
hand-card = **{ $cost }** { $name }
hand-line = -# { $cards }
is-tapped = タップ
is-fresh = このターンに出た
power-now = パワー{ $power }
on-cards = 下：{ $cards }
state-under = { $cards }の上に置かれている。
state-life = EXライフのシールドがある。
state-keywords = 今のキーワード：{ $keywords }。
state-partner = { whose }パートナー。
number-power = パワー
score-seat = { $player } シールド{ $shields }
score-out = { $player } 敗北
score-turn = ターン{ $turn }

# 画像
drawn-shields = シールド{ $count }
drawn-hand = 手札{ $count }
drawn-mana = マナ{ $untapped }/{ $count }
drawn-deck = 山札{ $count }
drawn-graveyard = 墓地{ $count }
drawn-partner = パートナー：{ $partner }
drawn-out = 敗北
drawn-place = { $place }位
drawn-power = パワー
drawn-nothing = バトルゾーンは空
