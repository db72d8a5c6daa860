"""Cards of Darkness alone."""

from cards.duelmasters.sayings import *
from engine.duelmasters.language import *

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "「大蛇」の鬼 ジャドク丸": (
        put(SHIELD_TO_HAND, Do(DESTROY, theirs(tapped=False))),
        Static((Power(4000), Gives((Key.DOUBLE_BREAKER,))), condition=OniTime()),
    ),
    "デーモン・ハンド": (has(Key.SHIELD_TRIGGER), does(Do(DESTROY, theirs()))),
    "輪廻暴冥": (
        has(Key.SHIELD_TRIGGER),
        does(weaker(4000), Do(Verb.PUT, Some(from_graveyard(most_cost=5)))),
    ),
    "悪魔龍 ダークマスターズ": (
        has(Key.DOUBLE_BREAKER),
        put(Do(DISCARD, Some(THEIR_HAND, 0, 3, looked_at=True))),
    ),
    "深淵の三咆哮 バウワウジャ": (
        put(May(mill(4))),
        four_or_more(DARKNESS),
        has(Key.BLOCKER, Key.TRIPLE_BREAKER),
        attacking(Do(DESTROY, theirs())),
        Static((Stays(unless_destroyed=True),), condition=TurnOf(OWN)),
    ),
    "絶望と反魂と滅殺の決断": (
        Static((Usable(), GoesUnder()), zone=GRAVEYARD),
        does(
            Modes(
                2,
                (
                    DISCARDS_ONE,
                    Do(Verb.PUT, Some(from_graveyard(civs=(DARKNESS,), most_cost=4))),
                    weaker(4000),
                ),
                repeated=True,
            )
        ),
    ),
    "インフェルノ・サイン": (
        has(Key.SHIELD_TRIGGER),
        does(Do(Verb.PUT, Some(Cards(OWN, GRAVEYARD, Fit(Of.PLAIN, most_cost=7))))),
    ),
    "オーバーキル・グレイブヤード": (Static((Gives((Key.SLAYER,)),), OWN_CREATURES),),
    "ゴースト・タッチ": (has(Key.SHIELD_TRIGGER), does(DISCARDS_AT_RANDOM)),
    "シャクネツ悪鬼の巻": (put(mill(2)),),
    "ジェニーの黒像": (put(DISCARDS_AT_RANDOM),),
    "デス・スモーク": (does(Do(DESTROY, theirs(tapped=False))),),
    "ボーンおどり・チャージャー": (has(Key.CHARGER), does(mill(2))),
    "リバース・チャージャー": (has(Key.CHARGER), does(Do(TO_HAND, Some(from_graveyard())))),
    "ロスト・ソウル": (does(Do(DISCARD, THEIR_HAND)),),
    "切り裂く者ボーン・アサシン": (has(Key.SLAYER),),
    "墓堀怪人アシッドフィスト": (has(Key.BLOCKER, Key.CANNOT_ATTACK, Key.SLAYER),),
    "威牙の幻ハンゾウ": (
        NinjaStrike(7),
        put(weaker(6000)),
        Instead(
            Would.DESTROY,
            step=Do(TO_GRAVEYARD, Some(OWN_SHIELDS)),
            condition=Both(
                AtLeast(Count(Cards(OWN, MANA, Fit(civs=(DARKNESS,)))), 1),
                AtLeast(Count(OWN_SHIELDS), 1),
            ),
            may=True,
        ),
    ),
    "威牙忍ヤミノザンジ": (NinjaStrike(4), put(weaker(2000))),
    "学校男": (
        has(Key.DOUBLE_BREAKER),
        put(
            Do(DESTROY, Some(OWN_CREATURES, 2)),
            Do(DESTROY, Some(THEIR_CREATURES, by_owner=True)),
        ),
    ),
    "特攻人形ジェニー": (put(IfDone(May(Do(DESTROY, THIS)), DISCARDS_AT_RANDOM)),),
    "福腹人形コダマンマ": (put(SHIELD_TO_HAND),),
    "解体人形ジェニー": (put(Do(DISCARD, Some(THEIR_HAND, looked_at=True))),),
    "阿修羅ムカデ ＜デスシラズ.Star＞": (
        star(DARKNESS),
        has(Key.DOUBLE_BREAKER),
        attacking(Do(Verb.PUT, up_to(1, from_graveyard(most_cost=4)))),
    ),
    "飛行男": (When((Moved(None, GRAVEYARD, BATTLE),), DISCARDS_AT_RANDOM),),
    "魔刻の斬将オルゼキア": (
        has(Key.DOUBLE_BREAKER),
        put(
            Do(DESTROY, Some(OWN_CREATURES)),
            Do(DESTROY, Some(THEIR_CREATURES, 2, by_owner=True)),
        ),
    ),
}
