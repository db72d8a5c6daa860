"""Cards of Light alone."""

from cards.duelmasters.sayings import *
from engine.duelmasters.language import *

UNTAPPED_TAMASEEDS = Cards(OWN, BATTLE, Fit(Of.TAMASEED, tapped=False))
LIGHT_TAMASEEDS = Cards(OWN, BATTLE, Fit(Of.TAMASEED, civs=(LIGHT,), tapped=False))

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "MAX・ザ・ジョニー": (
        has(Key.POWERED_BREAKER),
        SMAX,
        Static(
            (
                Power(
                    Count(
                        Cards(OWN, BATTLE, Fit(races=("ジョーカーズ", REXSTARS), other=True)),
                        2000,
                    )
                ),
            )
        ),
        When((Itself(Deed.BREAKS),), shieldify()),
        When((AttackOver(),), If(AtLeast(Count(OWN_SHIELDS), 10), Win())),
    ),
    "サッヴァーク-MAX": (
        has(Key.BLOCKER, Key.DOUBLE_BREAKER),
        SMAX,
        When(
            (Attacked(OPPONENT),),
            IfDone(
                Do(TAP, Some(UNTAPPED_TAMASEEDS, 3, including=LIGHT_TAMASEEDS)),
                Do(Verb.PUT, THIS),
            ),
            condition=Both(
                AtLeast(Count(UNTAPPED_TAMASEEDS), 3), AtLeast(Count(LIGHT_TAMASEEDS), 1)
            ),
            zones=(HAND,),
        ),
        Static((Stays(destroyed_only=True),), Cards(OWN, BATTLE, creature(blocking=True))),
    ),
    "ホワイト・スワン": (
        put(Do(TO_SHIELDS, Top(2, ANYBODY))),
        Static(
            (Power(5000), Gives((Key.DOUBLE_BREAKER,))),
            condition=AtLeast(Count(OWN_SHIELDS), 5),
        ),
        When((Player(Whose.OWN, Feat.SHIELD_BROKEN),), TAP_ONE),
    ),
    "光牙忍ライデン": (NinjaStrike(1), put(TAP_ONE)),
    "大迷宮亀 ワンダー・タートル": (
        has(Key.TRIPLE_BREAKER),
        put(If(Labyrinth(), Lasts(OWN_CREATURES, (Stays(),), Until.MY_TURN))),
        When(
            (Itself(Deed.WINS),),
            Look(
                4,
                (Take(Verb.PUT, Fit(Of.PLAIN, civs=(LIGHT,), most_cost=6), 0),),
                TO_BOTTOM,
            ),
        ),
        When((TurnEnds(OPPONENT),), Do(TAP, THEIR_CREATURES), condition=AtMost(Attacks(), 0)),
    ),
    "奇石 ミクセル": (When((OtherPut(OPPONENT, COSTS_MORE_THAN_MANA),), Do(TO_BOTTOM, IT)),),
    "ジャミング・チャフ": (does(Holds(NoCasting(OPPONENT), Until.MY_TURN), Draw()),),
    "正義の煌き オーリリア": (
        Redirects(),
        Static((NoCasting(OPPONENTS, Fit(most_cost=5)),), condition=Labyrinth()),
    ),
    "ハーミット・サークル": (
        has(Key.SHIELD_TRIGGER),
        does(Lasts(theirs(), (FREEZE,), Until.THEIR_UNTAP), Do(TAP, IT)),
    ),
    "輪廻暴聖": (
        has(Key.SHIELD_TRIGGER),
        does(Do(TAP, Some(all_theirs(tapped=False), 2, by_owner=True)), Draw()),
    ),
    "DNA・スパーク": (
        has(Key.SHIELD_TRIGGER),
        does(Do(TAP, THEIR_CREATURES), If(own_shields(2), May(shieldify()))),
    ),
    "Dの牢閣 メメント守神宮": (
        has(Key.SHIELD_TRIGGER),
        Static((Gives((Key.BLOCKER,)),), OWN_CREATURES),
        When((Player(Whose.ANYBODY, Feat.DRAWN),), Do(TAP, THEIR_CREATURES), switch=True),
    ),
    "「予言のジェス」": (
        Galaxshield((LIGHT,), 3),
        has(Key.BLOCKER, Key.CANNOT_ATTACK_PLAYERS),
    ),
    "「絶対の楯騎士」": (
        Galaxshield((LIGHT,), 6),
        has(Key.BLOCKER, Key.DOUBLE_BREAKER),
        When(
            (Itself(Deed.SHOWN), Put(), Itself(Deed.ATTACKS)),
            Look(2, (Take(TO_HAND),), Verb.TO_SHIELDS_SHOWN),
        ),
    ),
    "カーネンの心絵": (
        put(
            Look(
                3,
                (Take(TO_HAND, Fit(Of.EVOLUTION), 0), Take(TO_HAND, Fit(Of.TAMASEED), 0)),
                TO_BOTTOM,
                shown=True,
            )
        ),
    ),
    "ゲラッチョの心絵": (
        has(Key.SHIELD_TRIGGER),
        put(Draw(), Do(TAP, Some(all_theirs(tapped=False), by_owner=True))),
    ),
    "ソーラー・レイ": (has(Key.SHIELD_TRIGGER), does(TAP_ONE)),
    "ヘブンズ・ゲート": (
        has(Key.SHIELD_TRIGGER),
        does(
            Do(
                Verb.PUT,
                up_to(2, Cards(OWN, HAND, Fit(Of.PLAIN, civs=(LIGHT,), key=Key.BLOCKER))),
            )
        ),
    ),
    "ホーリー・スパーク": (has(Key.SHIELD_TRIGGER), does(Do(TAP, THEIR_CREATURES))),
    "ミクセル ＜タージマル.Star＞": (star(LIGHT), has(Key.BLOCKER)),
    "ライオネルの天宝": (
        put(
            If(Fewer(HAND), Draw()),
            If(Fewer(MANA), tapped_ramp()),
            If(Fewer(SHIELDS), shieldify()),
        ),
    ),
    "ライトニング・チャージャー": (has(Key.CHARGER), does(TAP_ONE)),
    "予言者ジェス": (has(Key.BLOCKER, Key.CANNOT_ATTACK_PLAYERS),),
    "予言者マリエル": (Static((NoFighting(ANYBODY, creature(least_power=3000)),)),),
    "光姫聖霊ガブリエラ": (
        GZero(Both(own_shields(0), NO_NAMESAKE)),
        has(Key.DOUBLE_BREAKER),
        Instead(
            Would.LOSE,
            step=May(
                IfDone(
                    Do(DESTROY, THIS),
                    then(Holds(NoFighting(ANYBODY)), Delayed(Later.NEXT_END, Lose())),
                )
            ),
            may=True,
        ),
    ),
    "光牙忍ハヤブサマル": (
        NinjaStrike(4),
        put(Lasts(Some(OWN_CREATURES), (Gives((Key.BLOCKER,)),), Until.MY_TURN)),
    ),
    "光輪の精霊シャウナ": (has(Key.DOUBLE_BREAKER),),
    "天空の守護者グラン・ギューレ": (has(Key.BLOCKER, Key.CANNOT_ATTACK_PLAYERS),),
    "浄化の精霊ウルス": (has(Key.DOUBLE_BREAKER), turn_ends(May(Do(UNTAP, THIS)))),
    "浄黒接続 ウルガーン": (has(Key.EX_LIFE, Key.DOUBLE_BREAKER), turn_ends(Do(UNTAP, THIS))),
    "聖霊王アルカディアス": (
        EvolvesOn(creature(races=("エンジェル・コマンド",))),
        has(Key.DOUBLE_BREAKER),
        Static((NoCasting(ANYBODY, Fit(lacks=(LIGHT,))),)),
    ),
    "雷鳴の守護者ミスト・リエス": (When((OtherPut(ANYBODY),), May(Draw())),),
    "飛翔の精霊アリエス": (
        Static((AttacksUntapped(creature(civs=(DARKNESS,))),)),
        has(Key.CANNOT_ATTACK_PLAYERS),
    ),
    "黙示賢者ソルハバキ": (
        put(IfDone(May(Do(TO_HAND, Some(OWN_MANA))), Do(TO_MANA, Some(OWN_HAND)))),
    ),
}
