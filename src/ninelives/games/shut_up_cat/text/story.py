"""The last move in sentences, as a seat hears it."""

from ninelives.core.game import Actor, Names, Seat
from ninelives.core.language import gettext as _
from ninelives.core.speech import Voice, as_sentence, join_words
from ninelives.games.shut_up_cat.pieces import CHASE_PRICE, LETTERS, MEOW, ZED
from ninelives.games.shut_up_cat.pieces.distractions import CARD_OF, SUN_WINKS
from ninelives.games.shut_up_cat.rules.order import last_in_turn
from ninelives.games.shut_up_cat.state import Awake, Dealing, Gathering, Laying, Over, Returning
from ninelives.games.shut_up_cat.text.plays import tell_play
from ninelives.games.shut_up_cat.text.words import dice_words, meow_words, tile_name, wink_words
from ninelives.games.shut_up_cat.view import Public, Seen, View, dice_before


def tell(view: View, actor: Actor, heard: str, names: Names) -> tuple[str, ...]:
    """Return sentences about a move that this seat heard; the view is the one after it."""
    voice = Voice(names, view.seat)
    if isinstance(view, Public):
        return tuple(_tell_public(view, voice))
    line, _colon, brought = heard.partition(": ")
    told = _tell(view, actor, line.split(), brought, voice)
    return (*told, *([] if line == "chase" else _new_round(view, voice)), *_ending(view, voice))


def _tell_public(view: Public, voice: Voice) -> list[str]:
    if not isinstance(view.state, Laying):
        return []
    return [voice.tell(view.state.first, _("{who} starts."), _("You start."))]


def _tell(view: Seen, actor: Actor, words: list[str], brought: str, voice: Voice) -> list[str]:
    match words:
        case ["lay"]:
            return [_("Twelve tiles lie face down round the Pillow: 8 Z and 4 MEOWs. Good night!")]
        case ["gather", *dice]:
            return [_gather_line(actor, dice, voice)]
        case ["roll", dice]:
            return [_roll_line(view, dice, voice)]
        case ["play", code, *rest]:
            return [tell_play(view, actor, [code, *rest], brought, voice), *_sunny(view, actor, code)]
        case ["card", *card]:
            return [_card_line(view, card, voice)]
        case _:
            return _tell_use(view, actor, words, brought, voice)


def _tell_use(view: Seen, seat: Seat, words: list[str], brought: str, voice: Voice) -> list[str]:
    times = view.board.multipliers[seat]
    match words:
        case ["sleep", arc]:
            return _sleep_lines(view, seat, arc, brought, voice)
        case ["distract", number]:
            return [_distract_line(view, seat, number, voice)]
        case ["settle", low, high]:
            they = _("{who} settles down with {low} and {high}: ×{times} now.")
            you = _("You settle down with {low} and {high}: ×{times} now.")
            return [voice.tell(seat, they, you, low=low, high=high, times=times)]
        case ["score"]:
            return _score_lines(view, seat, voice)
        case ["put", *tiles]:
            order = " ".join([tile_name(tile) for tile in "".join(tiles)])  # only one's own is heard
            they, you = _("{who} puts the tiles back in secret."), _("You put the tiles back: {tiles}.")
            return [voice.tell(seat, they, you, tiles=order)]
        case _:
            they = _("{who} chases the cat: {price} Z paid, ×{times} now.")
            you = _("You chase the cat: {price} Z paid, ×{times} now.")
            return [voice.tell(seat, they, you, price=CHASE_PRICE, times=times)]


def _gather_line(seat: Seat, dice: list[str], voice: Voice) -> str:
    if not dice:
        return voice.tell(seat, _("{who} gathers three dice."), _("You gather three dice."))
    they = _("{who} gathers three dice, with the {dice} from the Pillow.")
    you = _("You gather three dice, with the {dice} from the Pillow.")
    return voice.tell(seat, they, you, dice=join_words(dice[0].split(",")))


def _roll_line(view: Seen, dice: str, voice: Voice) -> str:
    """Return what was rolled, and all dice if some were kept."""
    all_dice = dice_words(dice_before(view.phase))
    rolled = join_words(dice.split(","))
    if rolled == all_dice:
        return _("The roll: {rolled}.", rolled=rolled)
    they = _("The roll: {rolled}, so {who}'s dice show {dice}.")
    you = _("The roll: {rolled}, so your dice show {dice}.")
    return voice.tell(view.turn, they, you, rolled=rolled, dice=all_dice)


def _sunny(view: Seen, seat: Seat, code: str) -> list[str]:
    return _reached(view, view.board.winks[seat], SUN_WINKS) if code == "sun" else []


def _card_line(view: Seen, card: list[str], voice: Voice) -> str:
    """Return who drew; the turn has passed to the next seat since. Only one's own card is heard."""
    drawer = last_in_turn(view.setup, view.first, view.turn, over=isinstance(view.phase, Over))
    name = _(view.setup.names[CARD_OF[card[0]]]) if card else ""
    return voice.tell(drawer, _("{who} draws a card."), _("You draw {card}."), card=name)


def _distract_line(view: Seen, seat: Seat, number: str, voice: Voice) -> str:
    if isinstance(view.phase, Dealing):
        they = _("{who} uses two {number}s for a Distraction.")
        you = _("You use two {number}s for a Distraction.")
    else:  # the turn passed on, since there is nothing to deal
        they = _("{who} uses two {number}s for a Distraction, and no card is left.")
        you = _("You use two {number}s for a Distraction, and no card is left.")
    return voice.tell(seat, they, you, number=number)


def _sleep_lines(view: Seen, seat: Seat, arc: str, tiles: str, voice: Voice) -> list[str]:
    first = LETTERS.index(arc[0])
    letters = [LETTERS[(first + step) % len(LETTERS)] for step in range(len(tiles))]
    places = {tile: [letters[nth] for nth, lying in enumerate(tiles) if lying == tile] for tile in (ZED, MEOW)}
    shown = [
        _("{tile} on {places}", tile=tile_name(tile), places=join_words(found))
        for tile, found in places.items()
        if found
    ]
    they = _("{who} sleeps from {first} to {last}: {tiles}.")
    you = _("You sleep from {first} to {last}: {tiles}.")
    return [
        voice.tell(seat, they, you, first=arc[0], last=arc[2], tiles="; ".join(shown)),
        f"{_counted(view, tiles)} {_multiplier_line(view, seat, voice)}",
    ]


def _counted(view: Seen, tiles: str) -> str:
    zeds, meows = tiles.count(ZED), meow_words(tiles.count(MEOW))
    hushed = view.phase.hushed if isinstance(view.phase, Awake) else 0
    if hushed:
        return _("{zeds} Z, {meows}, {hushed} hushed.", zeds=zeds, meows=meows, hushed=hushed)
    return _("{zeds} Z, {meows}.", zeds=zeds, meows=meows)


def _multiplier_line(view: Seen, seat: Seat, voice: Voice) -> str:
    they, you = _("{who}'s multiplier is ×{times} now."), _("Your multiplier is ×{times} now.")
    return voice.tell(seat, they, you, times=view.board.multipliers[seat])


def _score_lines(view: Seen, seat: Seat, voice: Voice) -> list[str]:
    scored = view.phase.scored if isinstance(view.phase, Returning) else 0
    total = view.board.winks[seat]
    they, you = _("{who} scores {winks}: {total} Z now."), _("You score {winks}: {total} Z now.")
    line = voice.tell(seat, they, you, winks=wink_words(scored), total=total)
    return [line, *_reached(view, total, scored)]


def _reached(view: Seen, total: int, gained: int) -> list[str]:
    """Return a line when these winks made the target."""
    target = view.setup.target
    if not total >= target > total - gained:
        return []
    return [_("That is {target} or more: the match ends with this round.", target=target)]


def _new_round(view: Seen, voice: Voice) -> list[str]:
    """Return lines when a round begins that another seat starts (S1), or the last that the table allows (S24)."""
    if view.turn != view.first or not isinstance(view.phase, Gathering):
        return []
    lines = []
    if view.setup.rotating and view.board.rounds:
        lines.append(voice.tell(view.first, _("{who} starts this round."), _("You start this round.")))
    if view.board.rounds + 1 == view.setup.rounds:
        lines.append(_("Round {number} begins, and it is the last: the most Z win.", number=view.setup.rounds))
    return lines


def _ending(view: Seen, voice: Voice) -> list[str]:
    if not isinstance(view.phase, Over):
        return []
    most = max(view.board.winks)
    winners = [seat for seat, winks in enumerate(view.board.winks) if winks == most]
    if len(winners) == 1:
        they, you = _("{who} wins with {most} Z. Sleep well!"), _("You win with {most} Z. Sleep well!")
        return [voice.tell(winners[0], they, you, most=most)]
    shared = join_words([voice.who(seat) for seat in winners])
    return [as_sentence(_("{winners} share the win with {most} Z. Sleep well!", winners=shared, most=most))]
