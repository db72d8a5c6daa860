"""Cards of several civilizations."""

from cards.duelmasters.sayings import *
from engine.duelmasters.language import *

LIGHT_WATER, FIRE_NATURE = (LIGHT, WATER), (FIRE, NATURE)
DARK_NATURE = (DARKNESS, NATURE)

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "ガンヴィー龍樹": (
        has(Key.TRIPLE_BREAKER),
        put(
            May(
                then(
                    mill(7),
                    Times(
                        Dealt(creature(key=Fushigibirth)),
                        then(
                            Do(TO_MANA, Some(THEIR_HAND, by_owner=True)),
                            Do(DESTROY, Some(THEIR_CREATURES, by_owner=True)),
                        ),
                    ),
                )
            )
        ),
        Fushigibirth(DARK_NATURE, 13),
    ),
    "デモンズ・ライト": (does(Draw(2), Lasts(theirs(), (Power(Count(OWN_HAND, -1000)),))),),
    "偽りの王 ヴィルヘルム": (
        has(Key.TRIPLE_BREAKER),
        put(Do(DESTROY, theirs()), Do(TO_GRAVEYARD, Some(THEIR_MANA))),
        When((Moved(OPPONENT, GRAVEYARD),), May(ramp())),
    ),
    "怒流牙 サイゾウミスト": (
        NinjaStrike(7),
        has(Key.DOUBLE_BREAKER),
        put(
            ShuffleIn((GRAVEYARD,)),
            shieldify(),
            Delayed(Later.NEXT_START, Do(TO_MANA, Some(OWN_SHIELDS))),
        ),
    ),
    "怒流牙 佐助の超人": (
        NinjaStrike(4),
        put(
            Draw(),
            Do(DISCARD, Some(OWN_HAND)),
            Do(TO_MANA, Some(Cards(OWN, GRAVEYARD, ANY))),
        ),
    ),
    "流星のガイアッシュ・カイザー": (
        When(
            (TurnEnds(OPPONENT),),
            UseThis(),
            condition=Both(PlayedFree(), NO_NAMESAKE),
            zones=(HAND, PARTNER),
        ),
        has(Key.DOUBLE_BREAKER),
        put(Draw(2)),
        Static((Cheaper(4, creature(least_cost=10)),)),
        Static((NoFighting(OPPONENTS, creature(), players=True, just_put=True),)),
    ),
    "聖魔連結王 ドルファディロム": (
        has(Key.EX_LIFE, Key.SPEED_ATTACKER, Key.TRIPLE_BREAKER),
        When((Put(), Itself(Deed.LOSES_LIFE)), Do(DESTROY, all_theirs(multicolored=False))),
        Static((NoCasting(OPPONENTS, spell(multicolored=False)),)),
    ),
    "襲来、鬼札王国！": (
        has(Key.SHIELD_TRIGGER),
        does(
            Modes(
                1,
                (
                    Do(DESTROY, theirs(most_cost=8)),
                    Do(Verb.PUT, Some(from_graveyard(most_cost=8))),
                ),
                all_if=OniTime(),
            )
        ),
    ),
    "龍風混成 ザーディクリカ": (
        has(Key.EX_LIFE, Key.DOUBLE_BREAKER),
        put(UseFree(Cards(OWN, HAND, spell(most_cost=7)), GRAVEYARD, under=True)),
        When(
            (TurnEnds(),),
            then(Do(DESTROY, theirs(most_power=5500)), May(Draw())),
            condition=AtLeast(Casts(), 1),
        ),
    ),
    "Disノメノン": (
        has(Key.MACH_FIGHTER, Key.SPEED_ATTACKER, Key.JUST_DIVER),
        When(
            (Itself(Deed.WINS),),
            then(Look(1, (), None), Modes(1, (Do(TO_HAND, Top()), ramp()))),
        ),
    ),
    "「凱旋の歩哨」": (Galaxshield(LIGHT_WATER, 3), has(Key.BLOCKER), put(Draw())),
    "「唯一の回転兵」": (
        Galaxshield(LIGHT_WATER, 4),
        put(
            Lasts(
                up_to(2, THEIR_CREATURES),
                (Gives((Key.CANNOT_ATTACK, Key.CANNOT_BLOCK)),),
                Until.MY_TURN,
            )
        ),
    ),
    "「綺羅星の豪傑」": (
        Galaxshield(LIGHT_WATER, 4),
        has(Key.TRIPLE_BREAKER),
        put(Draw(2), Do(Verb.TO_SHIELDS_SHOWN, Some(OWN_HAND))),
    ),
    "はなさかジェントル": (KirifuDash(FIRE_NATURE, 4), has(Key.DOUBLE_BREAKER)),
    "オーシャン・ズーラシマ": (
        KirifuDash(FIRE_NATURE, 7),
        has(Key.SPEED_ATTACKER, Key.DOUBLE_BREAKER),
        put(IfDone(May(Do(TO_MANA, OWN_HAND)), Draw(3))),
    ),
    "コクヨウ童子": (),
    "ダーク・ライフ": (does(Look(2, (Take(TO_MANA),), TO_GRAVEYARD)),),
    "テック団の波壊Go!": (
        has(Key.SHIELD_TRIGGER),
        does(
            Modes(
                1,
                (
                    Do(TO_HAND, Cards(OPPONENT, BATTLE, Fit(most_cost=5))),
                    Do(DESTROY, theirs(least_cost=6)),
                ),
            )
        ),
    ),
    "トップ・オブ・ロマネスク": (has(Key.BLOCKER), put(May(tapped_ramp(2)))),
    "ドマンモ龍樹": (
        has(Key.TRIPLE_BREAKER),
        SUMMONS_FROM_MANA,
        When((OtherPut(OWN),), DISCARDS_ONE),
        Fushigibirth(DARK_NATURE, 10),
    ),
    "ボルシャック・栄光・ルピア": (
        put(tapped_ramp(), If(ItFits(Fit(races=(DRAGON,))), tapped_ramp())),
    ),
    "ライマー・ナイト": (
        has(Key.BLOCKER),
        Fushigibirth(DARK_NATURE, None),
    ),
    "切札勝太&カツキング ー熱血の物語ー": (
        has(Key.MACH_FIGHTER),
        put(
            Look(5, (Take(TO_HAND, shown=True),), TO_BOTTOM),
            If(ItFits(Fit(civs=FIRE_NATURE)), Do(TO_HAND, up_to(1, ALL_CREATURES))),
        ),
        Static((Gives((Key.SHIELD_TRIGGER,)),), None, own_shields(2), SHIELDS),
        Static(
            (Power(10000), Gives((Key.SPEED_ATTACKER, Key.TRIPLE_BREAKER))),
            condition=own_shields(0),
        ),
    ),
    "勝熱英雄 モモキング": (
        KirifuDash(FIRE_NATURE, 6),
        has(Key.SPEED_ATTACKER, Key.TRIPLE_BREAKER),
        When((AttackOver(),), Do(UNTAP, THIS), AtMost(Attacks(of_this=True), 1)),
        Static((NotChosen(Fit(multicolored=False)),)),
    ),
    "天災 デドダム": (put(Look(3, (Take(TO_HAND), Take(TO_MANA)), TO_GRAVEYARD)),),
    "星龍パーフェクト・アース": (
        has(Key.DOUBLE_BREAKER),
        Static((Gives((Key.SHIELD_TRIGGER,)),), OWN_SHIELDS),
    ),
    "滅将連結 パギャラダイダ": (
        has(Key.EX_LIFE, Key.DOUBLE_BREAKER),
        put(Do(Verb.PUT, Some(from_graveyard(most_cost=4)))),
    ),
    "炎槍と水剣の裁": (
        does(
            Do(DESTROY, Cards(ANYBODY, BATTLE, creature(most_power=3000))),
            Draw(Dealt(), up_to=True),
        ),
    ),
    "無頼聖者スカイソード": (put(ramp(), shieldify()),),
    "腐敗無頼トリプルマウス": (put(ramp(), DISCARDS_AT_RANDOM),),
    "英知と追撃の宝剣": (
        does(
            SplitBetween(THEIR_CREATURES, TO_HAND, DESTROY),
            SplitBetween(THEIR_MANA, TO_HAND, TO_GRAVEYARD),
        ),
    ),
    "電磁黙示マジェスティック・スター": (
        has(Key.UNBLOCKABLE),
        When(
            (Itself(Deed.ATTACKS),),
            then(Lasts(up_to(1, THEIR_CREATURES), (FREEZE,), Until.THEIR_UNTAP), Do(TAP, IT)),
            condition=AttackIsFree(),
        ),
    ),
    "魂と記憶の盾": (does(Do(TO_SHIELDS, Some(Cards(ANYBODY, BATTLE, Fit(Of.PLAIN))))),),
    "龍素記号ｗD サイクルペディア": (
        has(Key.BLOCKER, Key.JUST_DIVER),
        put(UseFree(Cards(OWN, GRAVEYARD, spell(most_cost=4)))),
        Static((GoesUnder(),), Cards(OWN, GRAVEYARD, SPELL)),
    ),
}
