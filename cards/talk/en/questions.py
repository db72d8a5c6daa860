"""How a player is asked in English."""

from cards.talk.tongue import PromptWords
from engine.yugioh.state.effect_events import Coin
from engine.yugioh.state.reasons import Direct, Reason, Reply, Sign, Turn, Verb


def count(least: int, most: int) -> str:
    """How many cards."""
    number = str(most) if least in (0, most) else f"{least} to {most}"
    return f"{'up to ' if least == 0 and most > 1 else ''}{number} card{'s' * (most > 1)}"


QUESTIONS = PromptWords(
    questions={
        Reason.SIGN: "Rock-paper-scissors: the winner chooses who goes first. Your sign?",
        Reason.SIGN_AGAIN: "A draw! Rock-paper-scissors again: your sign?",
        Reason.ORDER: "You won rock-paper-scissors. Do you want to go first or second?",
        Reason.ORDER_AFTER_LOSS: (
            "You lost the last Duel. Do you want to go first or second in this one?"
        ),
        Reason.SIDE_DECK: (
            "You may exchange cards with your Side Deck before the next Duel. Choose the cards "
            "to take out, and as many of your Side Deck to put in."
        ),
        Reason.ACT: "{phase}. What do you do?",
        Reason.RESPOND: "{what} Do you respond?",
        Reason.TRIGGER: "{what} You can activate an effect now. Do you?",
        Reason.TRIGGER_ORDER: (
            "{what} Several of your effects are activated. Which one goes on the Chain next? "
            "The last one resolves first."
        ),
        Reason.TARGET: "{card}: choose {count} to target.",
        Reason.CHOOSE: "{card}: choose {count}.",
        Reason.DISCARD: "{card}: choose {count} to discard.",
        Reason.TRIBUTE: "{card}: choose {count} to Tribute.",
        Reason.MATERIAL: "{card}: choose the materials: {count}.",
        Reason.PENDULUM: "Pendulum Summon: choose the monsters that you summon together.",
        Reason.ATTACK_TARGET: "{card}: what does it attack?",
        Reason.REPLAY: (
            "The monsters on your opponent's side have changed. "
            "{card}: choose what it attacks now, or stop the attack."
        ),
        Reason.ZONE: "{card}: choose its zone.",
        Reason.POSITION: "{card}: choose its battle position.",
        Reason.WHETHER: "{card}: do you want to apply this part of its effect?",
        Reason.DETACH: (
            "{card} would be destroyed: do you want to detach a material from it instead?"
        ),
        Reason.COIN: "{card}: call the coin.",
        Reason.END_PHASE_ORDER: "Several things happen in the End Phase. Which comes next?",
        Reason.STANDBY_ORDER: (
            "Several of your effects are activated in the Standby Phase. Which comes next?"
        ),
        Reason.HAND_LIMIT: "Your hand is over the limit. Choose {count} to discard.",
    },
    declines=dict.fromkeys(Reason, "Choose nothing")
    | {
        Reason.ACT: "Do nothing",
        Reason.SIDE_DECK: "Keep the deck as it is",
        Reason.RESPOND: "Pass",
        Reason.TRIGGER: "Do not activate",
        Reason.REPLAY: "Stop the attack",
        Reason.END_PHASE_ORDER: "Let the other player go on",
    },
    unnamed="An effect",
    values={
        Sign.ROCK: "Rock",
        Sign.PAPER: "Paper",
        Sign.SCISSORS: "Scissors",
        Turn.FIRST: "Go first",
        Turn.SECOND: "Go second",
        Reply.YES: "Yes",
        Reply.NO: "No",
        Coin.HEADS: "Heads",
        Coin.TAILS: "Tails",
        Direct.DIRECT: "Attack directly",
    },
    verbs={
        Verb.NORMAL_SUMMON: "Normal Summon {card}",
        Verb.SET: "Set {card}",
        Verb.FLIP_SUMMON: "Flip Summon {card}",
        Verb.SPECIAL_SUMMON: "Special Summon {card}",
        Verb.PENDULUM_SUMMON: "Pendulum Summon",
        Verb.CHANGE_POSITION: "Change {card} to {position}",
        Verb.ACTIVATE: "Activate {card}",
        Verb.APPLY: "Apply the effect of {card}",
        Verb.ATTACK: "Attack with {card}",
        Verb.TO_BATTLE_PHASE: "Go to the Battle Phase",
        Verb.TO_MAIN_PHASE_2: "Go to Main Phase 2",
        Verb.END_TURN: "End the turn",
    },
    leaving="{phase} is about to end.",
    time="{phase}.",
    tribute_summon="Tribute Summon {card}",
    use_effect="Activate the effect of {card}",
    marked="{label} ({mark})",
    count=count,
)
