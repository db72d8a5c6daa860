"""An example of each fact that messages ask for, so that they read as a person sees them."""

from collections.abc import Mapping
from typing import TypeAlias

from cards.languages import LANGUAGES
from cards.messages import Value
from tests.sentences.keyed_examples import (
    MAGICIAN,
    MAGICIAN_NOUN,
    OF_KEYS,
    OF_YOURS,
    Example,
)

Chosen: TypeAlias = Mapping[str, Value]
"""The values of what a message selects by."""

CAPTAIN = ("Marauding Captain", "切り込み隊長", "冲锋队长")
MASTER = ("Master Rule", "マスタールール", "大师规则")
IN_MINUTES = ("in 4 minutes", "4分後", "4分钟后")
MAIN = ("Main Deck", "メインデッキ", "主要牌组")
WHOSE_MAGICIAN = (
    "Kaiba's Dark Magician",
    "Kaibaの「ブラック・マジシャン」",
    "Kaiba的“黑魔导”",
)
OF_ONES_OWN = ("your Marauding Captain", "自分の「切り込み隊長」", "自己的“冲锋队长”")

BOT: Mapping[str, Example] = {
    "above": "Mai",
    "action": ("Attack", "攻撃", "攻击"),
    "arrow": "↓",
    "arrows": " ↓",
    "atk": 2500,
    "attribute": ("DARK", "闇", "暗"),
    "banks": ("Yugi 7:05, Kaiba 4:30", "Yugi 7:05、Kaiba 4:30", "Yugi 7:05、Kaiba 4:30"),
    "before": ("You won.", "勝ちました。", "你赢了。"),
    "better": "66.67%",
    "board": "#duels",
    "button": ("My hand", "自分の手札", "我的手牌"),
    "card": MAGICIAN,
    "cards": MAGICIAN,
    "challenged": "Kaiba",
    "challenger": "Yugi",
    "channel": "#duels",
    "choice": ("End the turn", "ターン終了", "结束回合"),
    "code": "46986414",
    "dated": "2026-10-01",
    "day": ("November 22, 2026 20:00", "2026年11月22日 20:00", "2026年11月22日 20:00"),
    "deck": ("Junk Synchro", "ジャンク・シンクロ", "废品同步"),
    "defence": 2100,
    "duel": (
        "against Mai · Master Rule",
        "Maiとの対戦 · マスタールール",
        "与Mai对战 · 大师规则",
    ),
    "effect": ("Special Summon a monster", "モンスターを特殊召喚する", "特殊召唤怪兽"),
    "ends": IN_MINUTES,
    "event": "Friday Night",
    "facts": (
        "Level 7 · ATK 2500 / DEF 2100",
        "レベル7・攻撃力2500／守備力2100",
        "等级7・攻击力2500／守备力2100",
    ),
    "fingerprint": "5feceb66ffc86f38…",
    "former": "10",
    "floor": "33.33%",
    "format": MASTER,
    "formats": (
        "Master Rule, Speed Duel",
        "マスタールール、スピードデュエル",
        "大师规则、快速决斗",
    ),
    "forms": ("GY", "墓地", "坟墓"),
    "given": 1,
    "heading": ("Turn 3", "ターン3", "第3回合"),
    "here": 5,
    "hours": 24,
    "how": ("time ran out", "時間切れ", "超时"),
    "imported": "2026-11-01",
    "increment": 10,
    "into": CAPTAIN,
    "kibibytes": 900,
    "kinds": ("Spellcaster / Normal", "魔法使い族／通常", "魔法师族／通常"),
    "last": 25,
    "least": 1,
    "left": IN_MINUTES,
    "line": 7,
    "lines": "7",
    "link": "#duels",
    "list": "2026.10",
    "lists": "2026.10, 2026.07",
    "loser": "Kaiba",
    "name": "Kaiba",
    "names": MAGICIAN,
    "now": 3000,
    "one": "Yugi",
    "opponents": "55.56%",
    "option": "rounds",
    "organiser": "@Mai",
    "other": "Kaiba",
    "others": "@Kaiba",
    "out": MAGICIAN,
    "over": 3,
    "own": ("Junk Synchro", "ジャンク・シンクロ", "废品同步"),
    "page": 2,
    "pages": 5,
    "panel": "#duels",
    "part": MAIN,
    "place": "#duels",
    "player": "Kaiba",
    "players": "Kaiba",
    "points": 6,
    "printed": 2500,
    "property": ("Ritual", "儀式", "仪式"),
    "query": ("replay", "巻き戻し", "倒回"),
    "reason": ("Wrong deck", "デッキの誤り", "牌组有误"),
    "reasons": ("It is face-down.", "裏側表示です。", "它是里侧表示。"),
    "result": "2–1",
    "rival": "Mai",
    "role": "@Judges",
    "round": ("round 2", "第2回戦", "第2轮"),
    "rule": "MR-BATTLE-10",
    "second": 41,
    "seed": "9c56cc51b374c3ba…",
    "sentence": ("The duel is over.", "デュエルは終了しました。", "决斗结束。"),
    "since": ("20 minutes ago", "20分前", "20分钟前"),
    "size": "40 / 15 / 15",
    "source": "cards.cdb",
    "stand": ("Turn 3", "ターン3", "第3回合"),
    "step": ("Level", "レベル", "等级"),
    "text": ("once per turn", "1ターンに1度", "1回合1次"),
    "time": "20:15",
    "title": ("top cut", "決勝トーナメント", "淘汰赛阶段"),
    "to": CAPTAIN,
    "typed": "blak magican",
    "until": IN_MINUTES,
    "user": "@Yugi",
    "version": "11",
    "what": ("semi-finals", "準決勝", "半决赛"),
    "why": (
        "It has already attacked this turn.",
        "このターンすでに攻撃しています。",
        "它本回合已经攻击过。",
    ),
    "winner": "Yugi",
    "words": "巻き戻し",
    "worse": "50%",
    "zone": "Europe/Berlin",
}
"""Facts of the bot's own messages."""

TALK: Mapping[str, Example] = {
    "after": 6000,
    "against": 1800,
    "amount": 2000,
    "attack": 2500,
    "attacker": MAGICIAN_NOUN,
    "before": 15,
    "by": MAGICIAN_NOUN,
    "card": MAGICIAN_NOUN,
    "card-name": MAGICIAN,
    "cards": MAGICIAN_NOUN,
    "code": "46986414",
    "counter": ("Spell Counter", "魔力カウンター", "魔力计数物"),
    "deed": ("destroy 1 monster", "モンスター1体を破壊", "破坏1只怪兽"),
    "defense": 2100,
    "difference": ("2 cards", "2枚", "2张"),
    "effect": ("Special Summon a monster", "モンスターを特殊召喚する", "特殊召唤怪兽"),
    "facts": ("Level 7", "レベル7", "等级7"),
    "first": 1,
    "first-sentence": ("The attack ends.", "攻撃は終了した。", "攻击结束。"),
    "given": 2,
    "heading": ("Turn 9 · Your turn", "ターン9 · あなたのターン", "第9回合 · 你的回合"),
    "label": ("Activate Star Changer", "「スター・チェンジャー」を発動", "发动“星级变换”"),
    "last-word": ("Sangan", "「クリッター」", "“三眼怪”"),
    "least": 1,
    "level": 7,
    "life": 8000,
    "list": "2026.10",
    "mark": "2",
    "most": 3,
    "most-words": MAGICIAN_NOUN,
    "next-sentence": ("Battle Phase.", "バトルフェイズ。", "战斗阶段。"),
    "now": 14,
    "one": "Yugi",
    "other": "Joey",
    "other-signs": ("paper", "パー", "布"),
    "other-wins": 1,
    "part": MAIN,
    "phase": ("Battle Phase", "バトルフェイズ", "战斗阶段"),
    "pile": ("Kaiba's Graveyard", "Kaibaの墓地", "Kaiba的墓地"),
    "plan": (
        "Destroy your Kuriboh.",
        "あなたの「クリボー」を破壊する。",
        "将你的“栗子球”破坏。",
    ),
    "player": "Kaiba",
    "position": ("Attack Position", "攻撃表示", "攻击表示"),
    "rank": ("Link-1 ↓", "リンク1 ↓", "连接1 ↓"),
    "second": 1,
    "side": ("heads", "表", "正面"),
    "signs": ("rock", "グー", "石头"),
    "since": "2026-10-01",
    "stat": ("DEF", "守備力", "守备力"),
    "summon": ("Xyz Summon", "Ｘ召喚", "超量召唤"),
    "taken": 1,
    "target": ("Marauding Captain", "「切り込み隊長」", "“冲锋队长”"),
    "their": ("Kaiba's", "Kaibaの", "Kaiba的"),
    "timing": ("Before damage calculation", "ダメージ計算前", "伤害计算前"),
    "to": ("Number 39: Utopia", "「Ｎｏ．３９ 希望皇ホープ」", "“编号39 希望皇霍普”"),
    "turn": 9,
    "unknown": ("face-down monster", "裏側表示モンスター", "里侧表示怪兽"),
    "until": ("until the end of the turn", "ターン終了時まで", "直到回合结束"),
    "way": ("Normal Summon", "召喚", "召唤"),
    "what": (
        "Kaiba Normal Summons Dark Magician.",
        "Kaibaは「ブラック・マジシャン」を召喚した。",
        "Kaiba召唤了“黑魔导”。",
    ),
    "whose": ("Your turn", "あなたのターン", "你的回合"),
    "whose-attacker": WHOSE_MAGICIAN,
    "whose-card": WHOSE_MAGICIAN,
    "whose-cards": WHOSE_MAGICIAN,
    "whose-target": OF_YOURS,
    "whose-targets": OF_YOURS,
    "own-targets": OF_ONES_OWN,
    "whose-to": OF_YOURS,
    "wins": 2,
    "zone": "M3",
    "zone-name": ("Field Zone", "フィールドゾーン", "场地区域"),
}
"""Facts of what the table says."""

YOU: Mapping[str, Example] = {
    "player": ("Kaiba", "あなた", "你"),
    "their": ("your", "あなたの", "你的"),
    "pile": ("your Graveyard", "あなたの墓地", "你的墓地"),
}
"""Facts of the player where the reader is that player."""


OTHER_YOU: Mapping[str, Example] = {"other": ("Joey", "あなた", "你")}
"""Facts of the other player where the reader is that one."""

MANY: Mapping[str, Example] = {
    "cards": (
        "Dark Magician and Gemini Elf",
        "「ブラック・マジシャン」、「ヂェミナイ・エルフ」",
        "“黑魔导”和“双生精灵”",
    ),
    "whose-cards": (
        "Kaiba's Dark Magician and Gemini Elf",
        "Kaibaの「ブラック・マジシャン」、「ヂェミナイ・エルフ」",
        "Kaiba的“黑魔导”和“双生精灵”",
    ),
}
"""Facts that name several cards."""


def of_the_bot(key: str, fact: str, language: str) -> Value:
    """What stands for `fact` in the bot's message `key`; 3 where there is no example."""
    return _said(_special(key, fact, BOT.get(fact, 3)), language)


def of_the_table(key: str, fact: str, language: str, chosen: Chosen) -> Value:
    """What stands for `fact` in the message `key` of the table, beside what is chosen."""
    name = fact.lower()
    given = _special(key, name, TALK.get(name, 3))
    if chosen.get("person") == "you":
        given = YOU.get(name, given)
    if chosen.get("other-person") == "you":
        given = OTHER_YOU.get(name, given)
    if chosen.get("cards-count", 1) != 1:
        given = MANY.get(name, given)
    said = _said(given, language)
    if fact != name and isinstance(said, str):
        return said[0].upper() + said[1:]
    return said


def _special(key: str, fact: str, given: Example) -> Example:
    beginnings = [each for each in OF_KEYS if key.startswith(each) and fact in OF_KEYS[each]]
    return OF_KEYS[max(beginnings, key=len)][fact] if beginnings else given


def _said(given: Example, language: str) -> Value:
    return given[LANGUAGES.index(language)] if isinstance(given, tuple) else given
