"""The last move in sentences, as a seat hears it."""

from ninelives.core.game import Actor, Names, Seat
from ninelives.core.speech import Voice, listed, sentence, several
from ninelives.games.shut_up_cat.pieces import CHASE_PRICE, LETTERS, MEOW, MOST_MULTIPLIER, ZED
from ninelives.games.shut_up_cat.pieces.distractions import CARD_OF, SUN_WINKS
from ninelives.games.shut_up_cat.rules.reasons import dice_words
from ninelives.games.shut_up_cat.state import Awake, Gathering, Laying, Over, Returning, Rolling, Window
from ninelives.games.shut_up_cat.text.words import tile_name
from ninelives.games.shut_up_cat.view import Public, Seen, View, dice_before


def tell(view: View, actor: Actor, heard: str, names: Names) -> tuple[str, ...]:
    """Return sentences about a move that this seat heard; the view is the one after it."""
    voice = Voice(names, view.seat)
    if isinstance(view, Public):
        lines = _tell_public(view, voice)
    else:
        line, _, brought = heard.partition(": ")
        told = _tell(view, actor, line.split(), brought, voice)
        lines = [*told, *([] if line == "chase" else _last_round(view)), *_ending(view, voice)]
    return tuple([sentence(line) for line in lines])


def _tell_public(view: Public, voice: Voice) -> list[str]:
    return [f"{voice.does(view.state.first, 'start')}."] if isinstance(view.state, Laying) else []


def _tell(view: Seen, actor: Actor, words: list[str], brought: str, voice: Voice) -> list[str]:
    match words:
        case ["lay"]:
            return ["twelve tiles lie face down round the Pillow: 8 Z and 4 MEOWs. Good night!"]
        case ["gather", *dice]:
            return [f"{voice.does(actor, 'gather')} three dice{_taken(dice)}."]
        case ["roll", dice]:
            return [_roll_line(view, dice, voice)]
        case ["play", code, *rest]:
            played = f"{voice.does(actor, 'play')} {view.setup.names[CARD_OF[code]]}"
            return [f"{played}{_play_end(view, actor, code, rest, brought)}", *_sunny(view, actor, code)]
        case ["card", *card]:
            return [_card_line(view, card, voice)]
        case _:
            return _tell_use(view, actor, words, brought, voice)


def _tell_use(view: Seen, seat: Seat, words: list[str], brought: str, voice: Voice) -> list[str]:
    now = f"×{view.board.multipliers[seat]}"
    match words:
        case ["sleep", arc]:
            return _sleep_lines(view, seat, arc, brought, voice)
        case ["distract", number]:
            return [f"{voice.does(seat, 'use')} two {number}s for a Distraction{_nothing_left(view, seat)}."]
        case ["settle", low, high]:
            return [f"{voice.does(seat, 'settle')} down with {low} and {high}: {now} now."]
        case ["score"]:
            return _score_lines(view, seat, voice)
        case ["put", *tiles]:
            order = f": {' '.join([tile_name(tile) for tile in tiles[0]])}" if tiles else " in secret"
            return [f"{voice.does(seat, 'put')} the tiles back{order}."]
        case _:
            return [f"{voice.does(seat, 'chase')} the cat: {CHASE_PRICE} Z paid, {now} now."]


def _taken(dice: list[str]) -> str:
    return f", with the {listed(dice[0].split(','))} from the Pillow" if dice else ""


def _roll_line(view: Seen, dice: str, voice: Voice) -> str:
    """Return what was rolled, and all dice if some were kept."""
    all_dice = dice_words(dice_before(view.phase))
    rolled = listed(dice.split(","))
    kept = "" if rolled == all_dice else f", so {voice.whose(view.turn)} dice show {all_dice}"
    return f"the roll: {rolled}{kept}."


def _play_end(view: Seen, seat: Seat, code: str, rest: list[str], brought: str) -> str:
    match code:
        case "laser":
            return f": {listed(rest[0].split(','))} {'is' if len(rest[0]) == 1 else 'are'} rolled again."
        case "wand" | "yarn" | "box" | "mirror":
            return f": the {rest[0]} becomes a {rest[1]}."
        case "bag":
            return f": the {rest[0]} goes to the Pillow, the {rest[1]} comes from it."
        case "tuna":
            return _look_end(rest, brought)
        case "cucumber":
            return f": the tiles on {listed(rest)} change places."
        case _:
            return f": {_treat_words(view, seat, code)}."


def _treat_words(view: Seen, seat: Seat, code: str) -> str:
    match code:
        case "catnip":
            catnips = view.phase.catnips if isinstance(view.phase, (Window, Rolling)) else 1
            return f"{several(catnips, 'MEOW')} will not count this turn"
        case "milk":
            return f"the multiplier counts 1 higher at the score, up to ×{MOST_MULTIPLIER}"
        case "brush":
            return f"×{view.board.multipliers[seat]} now"
        case "sun":
            return f"{SUN_WINKS} winks more, {view.board.winks[seat]} Z now"
        case "plugs":
            return "no MEOW will count this turn"
        case "broom":
            return "the Pillow is empty now"
        case "fan":
            return "every tile moves one place clockwise"
        case _:
            return "every other multiplier goes down by 1"


def _sunny(view: Seen, seat: Seat, code: str) -> list[str]:
    return _reached(view, view.board.winks[seat], SUN_WINKS) if code == "sun" else []


def _look_end(places: list[str], brought: str) -> str:
    if not brought:
        return f" and looks at {listed(places)} in secret."
    found = [f"{tile_name(tile)} on {places[nth]}" for nth, tile in enumerate(brought)]
    return f": {listed(found)}."


def _card_line(view: Seen, card: list[str], voice: Voice) -> str:
    """Return who drew; the turn has passed to the next seat since."""
    drawer = (view.turn - 1) % view.setup.seats
    return f"{voice.does(drawer, 'draw')} {view.setup.names[CARD_OF[card[0]]] if card else 'a card'}."


def _nothing_left(view: Seen, seat: Seat) -> str:
    return ", and no card is left" if view.turn != seat or isinstance(view.phase, Over) else ""


def _sleep_lines(view: Seen, seat: Seat, arc: str, tiles: str, voice: Voice) -> list[str]:
    first = LETTERS.index(arc[0])
    letters = [LETTERS[(first + step) % len(LETTERS)] for step in range(len(tiles))]
    places = {tile: [letters[nth] for nth, lying in enumerate(tiles) if lying == tile] for tile in (ZED, MEOW)}
    shown = [f"{tile_name(tile)} on {listed(found)}" for tile, found in places.items() if found]
    hushed = f", {view.phase.hushed} hushed" if isinstance(view.phase, Awake) and view.phase.hushed else ""
    counted = f"{tiles.count(ZED)} Z, {several(tiles.count(MEOW), 'MEOW')}{hushed}"
    return [
        f"{voice.does(seat, 'sleep')} from {arc[0]} to {arc[2]}: {'; '.join(shown)}.",
        f"{counted}. {sentence(voice.whose(seat))} multiplier is ×{view.board.multipliers[seat]} now.",
    ]


def _score_lines(view: Seen, seat: Seat, voice: Voice) -> list[str]:
    scored = view.phase.scored if isinstance(view.phase, Returning) else 0
    total = view.board.winks[seat]
    return [f"{voice.does(seat, 'score')} {several(scored, 'wink')}: {total} Z now.", *_reached(view, total, scored)]


def _reached(view: Seen, total: int, gained: int) -> list[str]:
    """Return a line when these winks made the target."""
    reached = total >= view.setup.target > total - gained
    return [f"that is {view.setup.target} or more: the match ends with this round."] if reached else []


def _last_round(view: Seen) -> list[str]:
    """Return a line when the last round that the table allows begins (S24)."""
    begins = view.turn == view.first and isinstance(view.phase, Gathering)
    if not begins or view.board.rounds + 1 != view.setup.rounds:
        return []
    return [f"Round {view.setup.rounds} begins, and it is the last: the most Z win."]


def _ending(view: Seen, voice: Voice) -> list[str]:
    if not isinstance(view.phase, Over):
        return []
    most = max(view.board.winks)
    winners = [seat for seat, winks in enumerate(view.board.winks) if winks == most]
    if len(winners) == 1:
        return [f"{voice.does(winners[0], 'win')} with {most} Z. Sleep well!"]
    return [f"{listed([voice.who(seat) for seat in winners])} share the win with {most} Z. Sleep well!"]
