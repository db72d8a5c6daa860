"""Cards of Nature alone, and those without a civilization."""

from cards.duelmasters.sayings import *
from engine.duelmasters.language import *

SMALL_ENOUGH = Count(OWN_MANA)

ABILITIES: dict[str, tuple[Ability, ...]] = {
    "「修羅」の頂 VAN・ベートーベン": (
        has(Key.TRIPLE_BREAKER, Key.ETERNAL_OMEGA),
        summoned(Do(TO_HAND, THEIR_CREATURES)),
        Instead(Would.PUT, TO_GRAVEYARD, None, OPPONENT, creature(races=("コマンド", DRAGON))),
    ),
    "「智」の頂 レディオ・ローゼス": (
        has(Key.TRIPLE_BREAKER, Key.ETERNAL_OMEGA),
        summoned(Draw(5, up_to=True), Do(DISCARD, Some(THEIR_HAND, 5, by_owner=True))),
    ),
    "逆転王女プリン": (
        has(Key.SHIELD_TRIGGER),
        When((Put(), Itself(Deed.JUDGED)), Do(Verb.TURN, up_to(1, ALL_CREATURES))),
    ),
    "キャディ・ビートル": (
        Instead(Would.PUT, TO_MANA, None, TURN_OPPONENT, COSTS_MORE_THAN_MANA),
        Instead(Would.DESTROY, TO_MANA),
    ),
    "バラギアラ-MAX": (
        SMAX,
        When(
            (Itself(Deed.WINS),),
            Holds(NoFighting(OPPONENTS, creature(most_power=6000), you=True), Until.MY_TURN),
        ),
    ),
    "土隠雲の超人": (put(Search((), Fit(races=(SHINOBI,)))),),
    "地封龍 ギャイア": (
        has(Key.QUATTRO_BREAKER),
        Instead(Would.PUT, TO_MANA, None, OPPONENT, creature(when_put=True)),
        SUMMONS_FROM_MANA,
    ),
    "天地命動 バラギアラ": (
        has(Key.TRIPLE_BREAKER, Key.RINGFINITY),
        summoned(Do(UNTAP, OWN_MANA)),
        When(
            (Cast(OWN, source=BATTLE, this=True),),
            ramp(Count(Cards(OWN, BATTLE, creature(namesake=True)))),
        ),
    ),
    "若き大長老 アプル": (
        has(Key.G_STRIKE, Key.GUARDMAN),
        Static((Stays(zone=GRAVEYARD),), Cards(OPPONENTS, GRAVEYARD, ANY)),
        Static((Stays(zone=MANA),), Cards(OPPONENTS, MANA, ANY)),
        Static((NoCasting(OPPONENTS, ANY, (GRAVEYARD, MANA)),)),
    ),
    "Dの花道 ズンドコ晴れ舞台": (
        When((OtherPut(OWN),), ramp()),
        When(
            (TurnStarts(),),
            Do(Verb.PUT, Some(Cards(OWN, MANA, creature(most_cost=SMALL_ENOUGH)))),
            switch=True,
        ),
    ),
    "ガチンコ・ルーレット": (does(ramp(), Judge(Do(TO_HAND, THIS))),),
    "ソーナンデス ＜レイザー.Star＞": (star(NATURE), has(Key.MACH_FIGHTER, Key.DOUBLE_BREAKER)),
    "チョートッQ ＜グレガリ.Star＞": (star(NATURE), has(Key.DOUBLE_BREAKER), put(ramp())),
    "テテトテントン": (has(Key.GUARDMAN),),
    "ディメンジョン・ゲート": (
        has(Key.SHIELD_TRIGGER),
        does(Search((Take(TO_HAND, creature(), 0, shown=True),))),
    ),
    "ナチュラル・トラップ": (has(Key.SHIELD_TRIGGER), does(Do(TO_MANA, theirs()))),
    "ピクシー・ライフ": (
        does(ramp(), Do(TO_HAND, up_to(1, Cards(OWN, MANA, Fit(colorless=True))))),
    ),
    "フェアリー・ギフト": (does(Holds(Cheaper(3, once=True))),),
    "フェアリー・ミラクル": (does(ramp(), If(AllCivs(), ramp())),),
    "フェアリー・ライフ": (has(Key.SHIELD_TRIGGER), does(ramp())),
    "ミステリー・キューブ": (
        has(Key.SHIELD_TRIGGER),
        does(
            ShuffleIn(()),
            Look(1, (Take(Verb.PUT, creature(), 0),), TO_MANA, keeps=creature(), shown=True),
        ),
    ),
    "ライフプラン・チャージャー": (
        has(Key.CHARGER),
        does(Look(5, (Take(TO_HAND, creature(), 0, shown=True),), TO_BOTTOM)),
    ),
    "大勇者「ふたつ牙」": (
        EvolvesOn(creature(races=("ビーストフォーク",))),
        put(ramp(2)),
        has(Key.DOUBLE_BREAKER),
    ),
    "幻緑の双月": (put(Do(TO_MANA, up_to(1, OWN_HAND))),),
    "母なる星域": (
        does(
            IfDone(
                Do(TO_MANA, Some(Cards(OWN, BATTLE, Fit(Of.PLAIN)))),
                Do(
                    Verb.PUT,
                    Some(Cards(OWN, MANA, Fit(Of.EVOLUTION, most_cost=SMALL_ENOUGH))),
                ),
            )
        ),
    ),
    "父なる大地": (
        has(Key.SHIELD_TRIGGER),
        does(
            Do(TO_MANA, theirs()),
            Do(Verb.PUT, Some(Cards(OPPONENT, MANA, Fit(Of.PLAIN)))),
        ),
    ),
    "霞み妖精ジャスミン": (put(IfDone(May(Do(DESTROY, THIS)), ramp())),),
    "青銅の鎧": (put(ramp()),),
    "鼓動する石版": (
        does(ramp(), If(ItFits(creature()), Lasts(OWN_CREATURES, (Power(2000),)))),
    ),
}
