"""Cards of Water alone."""

from cards.duelmasters.sayings import *
from engine.duelmasters.language import *

LIQUID_PEOPLE = EvolvesOn(creature(races=("リキッド・ピープル",)))
SWAPS_A_SHIELD = IfDone(May(Do(TO_SHIELDS, Some(OWN_HAND))), SHIELD_TO_HAND)
SMALL_SPELL = spell(most_cost=7)

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "Dの博才 サイバーダイス・ベガス": (
        has(Key.SHIELD_TRIGGER),
        turn_ends(May(Draw())),
        When(
            (Attacked(OPPONENT, you=True),),
            UseFree(Cards(OWN, HAND, spell(civs=(WATER,), most_cost=7))),
            switch=True,
        ),
    ),
    "エナジー・ライト": (does(Draw(2)),),
    "タンラ・チューラ": (When((Cast(OPPONENT),), Do(TO_HAND, theirs())),),
    "夢の変形 デュエランド": (
        has(Key.TRIPLE_BREAKER),
        summoned(
            mill(7),
            UseFree(It(Fit(civs=(WATER,), most_cost=7)), most=None),
            If(AtLeast(Dealt(), 7), Win()),
        ),
        When((Moved(source=BATTLE),), ShuffleIn((GRAVEYARD,))),
    ),
    "奇天烈 シャッフ": (
        When(
            (Put(), Itself(Deed.ATTACKS)),
            then(
                ChooseNumber(),
                Holds(NoCasting(OPPONENT, spell(cost_is_chosen=True)), Until.MY_TURN),
                Holds(NoFighting(OPPONENT, creature(cost_is_chosen=True)), Until.MY_TURN),
                Holds(
                    NoFighting(OPPONENT, creature(cost_is_chosen=True), blocking=True),
                    Until.MY_TURN,
                ),
            ),
        ),
    ),
    "宇宙 タコンチュ": (
        Static(
            (Gives(race="マジック・コマンド"),), Cards(OWN, BATTLE, creature(civs=(WATER,)))
        ),
        Instead(
            Would.DESTROY,
            step=then(Draw(5, TURN_OPPONENT), Lasts(THIS, (Power(5000),))),
            condition=TurnOf(OPPONENTS),
        ),
    ),
    "正体不明": (
        has(Key.TRIPLE_BREAKER),
        summoned(Do(Verb.PUT, Some(Cards(OWN, HAND, creature()), 0)), ExtraTurn(OPPONENT)),
    ),
    "終末の監視者 ジ・ウォッチ": (
        has(Key.TRIPLE_BREAKER),
        When((Put(summoned=True), Itself(Deed.ATTACKS)), Do(TO_HAND, up_to(2, ALL_CREATURES))),
        When((OtherPut(OPPONENT), Cast(OPPONENT)), May(SkipRest())),
    ),
    "魔導管理室 カリヤドネ": (
        SympathyFor(Count(Cards(OWN, GRAVEYARD, SPELL))),
        put(UseFree(Cards(OWN, GRAVEYARD, spell(most_cost=3)), most=3, under=True)),
        has(Key.DOUBLE_BREAKER),
    ),
    "アクア・ガード": (has(Key.BLOCKER, Key.CANNOT_ATTACK),),
    "アクア・サーファー": (
        has(Key.SHIELD_TRIGGER),
        put(Do(TO_HAND, up_to(1, ALL_CREATURES))),
    ),
    "アクア・スーパーエメラル": (has(Key.BLOCKER), put(SWAPS_A_SHIELD)),
    "アクア・ハルカス": (put(May(Draw())),),
    "エナジー・Re:ライト": (has(Key.G_STRIKE), does(Draw(2))),
    "エメラル": (put(SWAPS_A_SHIELD),),
    "クリスタル・パラディン": (
        LIQUID_PEOPLE,
        put(Do(TO_HAND, Cards(ANYBODY, BATTLE, creature(key=Key.BLOCKER)))),
    ),
    "クリスタル・ランサー": (LIQUID_PEOPLE, has(Key.UNBLOCKABLE, Key.DOUBLE_BREAKER)),
    "コーボー・マジカルショッカー": (
        has(Key.JUST_DIVER),
        put(Draw(3), Do(TO_BOTTOM, Some(OWN_HAND, 2))),
        When(
            (Cast(OWN, first=True),),
            IfDone(
                May(Do(DISCARD, Some(OWN_HAND))),
                Look(
                    3,
                    (Take(TO_HAND, Fit(races=("マジック",), most_cost=5), 0, use=True),),
                    TO_BOTTOM,
                ),
            ),
        ),
    ),
    "コーライル": (put(Do(Verb.TO_TOP, theirs())),),
    "サイバー・N・ワールド": (
        has(Key.DOUBLE_BREAKER),
        put(ShuffleIn((HAND, GRAVEYARD), ANYBODY), Draw(5, ANYBODY)),
    ),
    "ストリーミング・シェイパー": (
        does(Look(4, (Take(TO_HAND, Fit(civs=(WATER,)), 4, 4),), TO_GRAVEYARD, shown=True)),
    ),
    "スパイラル・ゲート": (has(Key.SHIELD_TRIGGER), does(Do(TO_HAND, anybodys()))),
    "トリプル・ブレイン": (does(Draw(3, up_to=True)),),
    "バイケンの海幻": (
        turn_ends(IfDone(May(Draw()), Do(DISCARD, Some(OWN_HAND)))),
        When(
            (Attacked(OPPONENT, you=True),),
            IfDone(
                May(Do(DESTROY, THIS)),
                then(
                    Do(Verb.PUT, Some(Cards(OWN, HAND, creature(civs=(WATER,), most_cost=6)))),
                    Lasts(IT, (Gives((Key.BLOCKER,)),)),
                    Delayed(Later.TURN_END, Do(TO_HAND, IT)),
                ),
            ),
        ),
    ),
    "パクリオ": (put(Do(TO_SHIELDS, Some(THEIR_HAND, 0, 1, looked_at=True))),),
    "ブレイン・チャージャー": (has(Key.CHARGER), does(Draw())),
    "完全不明": (
        has(Key.TRIPLE_BREAKER),
        When((Player(Whose.TURN_OPPONENT, Feat.USED),), SkipRest()),
        When((Attacked(OPPONENT),), Delayed(Later.ATTACK_END, SkipRest())),
    ),
    "斬隠テンサイ・ジャニット": (
        NinjaStrike(4),
        put(Do(TO_HAND, up_to(1, Cards(ANYBODY, BATTLE, creature(most_cost=3, other=True))))),
    ),
    "斬隠蒼頭龍バイケン": (
        has(Key.DOUBLE_BREAKER),
        Instead(
            Would.DISCARD,
            step=IfDone(Do(Verb.PUT, THIS), Do(TO_HAND, up_to(1, ALL_CREATURES))),
            condition=TurnOf(OPPONENTS),
            may=True,
        ),
        When((Player(Whose.OWN, Feat.STRUCK),), May(Draw())),
    ),
    "終末の時計 ザ・クロック": (has(Key.SHIELD_TRIGGER), put(SkipRest())),
    "蒼神龍スペル・グレートブルー": (
        has(Key.DOUBLE_BREAKER),
        attacking(
            Look(
                1,
                (Take(TO_HAND, SMALL_SPELL, 0, use=True),),
                TO_GRAVEYARD,
                keeps=SMALL_SPELL,
                shown=True,
            )
        ),
    ),
    "超宮兵 マノミ": (GZero(AtLeast(Casts(), 3)), put(Draw(2))),
    "隠れ潜む者 シードラン": (
        has(Key.JUST_DIVER),
        attacking(Draw(2), Do(Verb.TO_TOP, Some(OWN_HAND))),
    ),
}
