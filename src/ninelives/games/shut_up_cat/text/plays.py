"""A Distraction card that was played, in a sentence, as a seat hears it."""

from ninelives.core.game import Actor
from ninelives.core.language import gettext as _
from ninelives.core.language import ngettext
from ninelives.core.speech import Voice, as_sentence, join_words
from ninelives.games.shut_up_cat.pieces import MOST_MULTIPLIER
from ninelives.games.shut_up_cat.pieces.distractions import CARD_OF, SUN_WINKS
from ninelives.games.shut_up_cat.state import Rolling, Window
from ninelives.games.shut_up_cat.text.words import tile_name
from ninelives.games.shut_up_cat.view import Seen


def tell_play(view: Seen, actor: Actor, words: list[str], brought: str, voice: Voice) -> str:
    """Return what was played: `words` are the card's code and what it was played on, `brought` the tiles it showed."""
    card = _(view.setup.names[CARD_OF[words[0]]])
    match words:
        case ["laser", dice]:
            return _laser_line(view, actor, card, dice.split(","), voice)
        case ["wand" | "yarn" | "box" | "mirror", die, face]:
            they = _("{who} plays {card}: the {die} becomes a {face}.")
            you = _("You play {card}: the {die} becomes a {face}.")
            return voice.tell(actor, they, you, card=card, die=die, face=face)
        case ["bag", die, taken]:
            they = _("{who} plays {card}: the {die} goes to the Pillow, the {taken} comes from it.")
            you = _("You play {card}: the {die} goes to the Pillow, the {taken} comes from it.")
            return voice.tell(actor, they, you, card=card, die=die, taken=taken)
        case ["tuna", *places]:
            they, you = _("{who} plays {card} and looks at {places} in secret."), _("You play {card}: {tiles}.")
            return voice.tell(actor, they, you, card=card, places=join_words(places), tiles=_found(places, brought))
        case ["cucumber", *places]:
            they = _("{who} plays {card}: the tiles on {places} change places.")
            you = _("You play {card}: the tiles on {places} change places.")
            return voice.tell(actor, they, you, card=card, places=join_words(places))
        case ["catnip"]:
            return _catnip_line(view, actor, card, voice)
        case _:
            return _treat_line(view, actor, words[0], card, voice)


def _found(places: list[str], tiles: str) -> str:
    """Return what lies where; only who looked hears the tiles."""
    return join_words(
        [_("{tile} on {places}", tile=tile_name(tile), places=places[nth]) for nth, tile in enumerate(tiles)]
    )


# the number decides the verb too, so both sentences are made here and not by `Voice.tell`
def _laser_line(view: Seen, actor: Actor, card: str, dice: list[str], voice: Voice) -> str:
    if actor == view.seat:
        return ngettext(
            "You play {card}: {dice} is rolled again.",
            "You play {card}: {dice} are rolled again.",
            len(dice),
            card=card,
            dice=join_words(dice),
        )
    told = ngettext(
        "{who} plays {card}: {dice} is rolled again.",
        "{who} plays {card}: {dice} are rolled again.",
        len(dice),
        who=voice.name(actor),
        card=card,
        dice=join_words(dice),
    )
    return as_sentence(told)


def _catnip_line(view: Seen, actor: Actor, card: str, voice: Voice) -> str:
    catnips = view.phase.catnips if isinstance(view.phase, (Window, Rolling)) else 1
    if actor == view.seat:
        return ngettext(
            "You play {card}: {n} MEOW will not count this turn.",
            "You play {card}: {n} MEOWs will not count this turn.",
            catnips,
            card=card,
        )
    told = ngettext(
        "{who} plays {card}: {n} MEOW will not count this turn.",
        "{who} plays {card}: {n} MEOWs will not count this turn.",
        catnips,
        who=voice.name(actor),
        card=card,
    )
    return as_sentence(told)


def _treat_line(view: Seen, actor: Actor, code: str, card: str, voice: Voice) -> str:
    they, you = _treat_words(code)
    times, total = view.board.multipliers[actor], view.board.winks[actor]
    return voice.tell(actor, they, you, card=card, times=times, most=MOST_MULTIPLIER, gain=SUN_WINKS, total=total)


def _treat_words(code: str) -> tuple[str, str]:
    """Return what a card does that needs nothing more: of anybody, and of the one who is told."""
    match code:
        case "milk":
            return (
                _("{who} plays {card}: the multiplier counts 1 higher at the score, up to ×{most}."),
                _("You play {card}: the multiplier counts 1 higher at the score, up to ×{most}."),
            )
        case "brush":
            return _("{who} plays {card}: ×{times} now."), _("You play {card}: ×{times} now.")
        case "sun":
            return (
                _("{who} plays {card}: {gain} winks more, {total} Z now."),
                _("You play {card}: {gain} winks more, {total} Z now."),
            )
        case "plugs":
            return (
                _("{who} plays {card}: no MEOW will count this turn."),
                _("You play {card}: no MEOW will count this turn."),
            )
        case "broom":
            return _("{who} plays {card}: the Pillow is empty now."), _("You play {card}: the Pillow is empty now.")
        case "fan":
            return (
                _("{who} plays {card}: every tile moves one place clockwise."),
                _("You play {card}: every tile moves one place clockwise."),
            )
        case _:
            return (
                _("{who} plays {card}: every other multiplier goes down by 1."),
                _("You play {card}: every other multiplier goes down by 1."),
            )
