"""Cards of Fire alone."""

from cards.duelmasters.sayings import *
from engine.duelmasters.language import *

REX_OR_FIRE = Fit(either=(creature(races=(REXSTARS,)), creature(civs=(FIRE,))))
BREAK_FOR_WINS = Do(Verb.BREAK, Some(THEIR_SHIELDS, Wins()))
FIRE_IN_GRAVEYARD = Cards(OWN, GRAVEYARD, Fit(civs=(FIRE,)))

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "R.S.F.K.": (
        has(Key.SPEED_ATTACKER),
        attacking(Judge(Do(Verb.BREAK, Some(THEIR_SHIELDS, Wins())), again=True)),
    ),
    "ボルシャック・モモキングNEX": (
        star(FIRE),
        has(Key.POWERED_BREAKER),
        When(
            (Put(), Itself(Deed.ATTACKS)),
            Look(
                1,
                (Take(Verb.PUT, REX_OR_FIRE),),
                TO_GRAVEYARD,
                keeps=REX_OR_FIRE,
                shown=True,
            ),
        ),
        Static((Power(Count(FIRE_IN_GRAVEYARD, 2000), attacking=True),)),
    ),
    "輪廻暴炎": (
        does(
            Lasts(OWN_CREATURES, (Gives((Key.SPEED_ATTACKER,)),)),
            Do(DESTROY, Some(THEIR_CREATURES, 0, power=3000)),
        ),
    ),
    "特攻の忠剣ハチ公": (
        has(Key.SPEED_ATTACKER),
        When((AttackOver(),), Judge(Search((Take(Verb.PUT, Fit(namesake=True), 0),)))),
    ),
    "邪王来混沌三眼鬼": (
        star(FIRE),
        has(Key.DOUBLE_BREAKER),
        Static((Power(4000, battling=True),)),
        Static((Gives((Key.MUST_ATTACK,)),), ALL_CREATURES),
        When(
            (Attacked(ANYBODY, first=True),),
            Look(
                2,
                (
                    Take(Verb.PUT, Fit(Of.EVOLUTION, most_cost=5), 0),
                    Take(Verb.PUT, Fit(Of.TAMASEED, most_cost=5), 0),
                ),
                TO_GRAVEYARD,
                shown=True,
                bottom=True,
            ),
        ),
    ),
    "アッポー ＜ヴァルボ.Star＞": (star(FIRE), has(Key.DOUBLE_BREAKER)),
    "クエイク・ゲート": (does(Lasts(OWN_CREATURES, (Power(1000), AttacksUntapped()))),),
    "クリムゾン・チャージャー": (
        has(Key.CHARGER),
        does(Do(DESTROY, theirs(most_power=2000))),
    ),
    "コッコ・ルピア": (Static((Cheaper(2, creature(races=(DRAGON,)), 2),)),),
    "シブキ将鬼の巻": (put(SHIELD_TO_HAND),),
    "ストリエ雷鬼の巻": (put(Do(TO_BOTTOM, Some(OWN_HAND)), Draw()),),
    "チキチキ・JET・サーキット": (Static((Gives((Key.SPEED_ATTACKER,)),), OWN_CREATURES),),
    "トルネード・フレーム": (
        has(Key.SHIELD_TRIGGER),
        does(Do(DESTROY, theirs(most_power=4000))),
    ),
    "ドープ ＜フレイムバーン.Star＞": (
        star(FIRE),
        has(Key.DOUBLE_BREAKER),
        attacking(Do(DESTROY, theirs(most_power=4000))),
    ),
    "バザガジール・ドラゴン": (
        has(Key.SPEED_ATTACKER, Key.DOUBLE_BREAKER),
        Static((AttacksUntapped(),)),
        turn_ends(Do(TO_HAND, THIS)),
    ),
    "バルケリオス・ドラゴン": (
        GZero(AtLeast(Count(Cards(OWN, BATTLE, creature(races=("アーマード・ドラゴン",)))), 2)),
        has(Key.DOUBLE_BREAKER),
    ),
    "バースト・ショット": (
        has(Key.SHIELD_TRIGGER),
        does(Do(DESTROY, Cards(ANYBODY, BATTLE, creature(most_power=2000)))),
    ),
    "ボルシャック・NEX": (
        has(Key.DOUBLE_BREAKER),
        put(Search((Take(Verb.PUT, creature(named="ルピア"), 0),))),
        Static(
            (
                Power(
                    Count(Cards(OWN, GRAVEYARD, Fit(races=("ファイアー・バード",))), 1000),
                    attacking=True,
                ),
            )
        ),
    ),
    "ボルシャック・ドラゴン": (
        has(Key.DOUBLE_BREAKER),
        Static((Power(Count(FIRE_IN_GRAVEYARD, 1000), attacking=True),)),
    ),
    "ボルシャック・フォース・ドラゴン": (
        put(Do(DESTROY, theirs(most_power=4000))),
        four_or_more(FIRE),
        has(Key.DOUBLE_BREAKER),
        attacking(
            Lasts(
                Cards(OWN, BATTLE, creature(other=True)),
                (
                    Power(6000, attacking=True),
                    Gives((Key.POWERED_BREAKER, Key.SPEED_ATTACKER)),
                ),
            )
        ),
    ),
    "ボルメテウス・ホワイト・ドラゴン": (
        has(Key.DOUBLE_BREAKER),
        Instead(Would.BREAK, TO_GRAVEYARD),
    ),
    "凶戦士ブレイズ・クロー": (has(Key.MUST_ATTACK),),
    "勝利宣言 鬼丸「覇」": (
        has(Key.SPEED_ATTACKER, Key.TRIPLE_BREAKER),
        Static((Power(5000, attacking=True),)),
        attacking(Judge(ExtraTurn())),
    ),
    "単騎連射 マグナム": (
        Instead(Would.PUT, TO_GRAVEYARD, None, OPPONENT, creature(), TurnOf(OWN)),
    ),
    "地獄スクラッパー": (
        has(Key.SHIELD_TRIGGER),
        does(Do(DESTROY, Some(THEIR_CREATURES, 0, power=5000))),
    ),
    "炎機混成 ボルスレン・バスター": (
        has(Key.G_STRIKE, Key.EX_LIFE, Key.SPEED_ATTACKER, Key.DOUBLE_BREAKER),
    ),
    "解体屋ピーカプ": (has(Key.SPEED_ATTACKER),),
    "超竜バジュラ": (
        EvolvesOn(creature(races=(DRAGON,))),
        attacking(Do(TO_GRAVEYARD, up_to(2, THEIR_MANA))),
        has(Key.TRIPLE_BREAKER),
    ),
}
