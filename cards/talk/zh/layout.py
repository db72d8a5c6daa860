"""How the table is laid out in Chinese."""

from cards.talk.tongue import BoardWords
from cards.talk.zh.nouns import PLACES, ZONES
from engine.yugioh.language import Counter, Place

LAYOUT = BoardWords(
    heading="第{turn}回合 · {whose} · {phase}",
    before_first_turn="第一回合开始前",
    your_turn="你的回合",
    their_turn="{player}的回合",
    you="{player}（你） · 生命值{life}",
    player="{player} · 生命值{life}",
    counts="手牌{hand}张 · 牌组{deck}张",
    extra_deck="额外牌组{count}张",
    zones=ZONES,
    no_monsters="没有怪兽",
    no_spells="没有魔法・陷阱",
    face_down_monster="里侧表示怪兽",
    set_card="放置的卡",
    is_set="放置",
    equipped="装备于{card}",
    turns_left="剩余{turns}回合",
    counters={Counter.SPELL: "魔力计数物{count}"},
    materials="超量素材：{cards}",
    places=PLACES,
    comma="、",
    piles={
        Place.HAND: "公开的手牌{count}张：{cards}",
        Place.GRAVEYARD: "墓地{count}张：{cards}",
        Place.BANISHED: "除外{count}张：{cards}",
        Place.EXTRA_DECK: "额外牌组表侧表示{count}张：{cards}",
    },
    graveyard_empty="墓地没有卡",
    copies="{card} ×{count}",
    chain="连锁",
    link="连锁{number} · {player} · {card}",
    targets="对象：{cards}",
    negated="无效",
    battle="战斗",
    hand="你的手牌 · {count}张",
    no_cards="没有卡",
)
