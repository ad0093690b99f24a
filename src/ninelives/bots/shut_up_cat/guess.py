"""A plausible arrangement of the MEOWs, for when panther considers what another seat knows."""

from ninelives.games.shut_up_cat.pieces import MEOWS, PLACES, Bits, Place, places_in
from ninelives.games.shut_up_cat.view import Seen


def guessed_tiles(view: Seen) -> Bits:
    """Return tiles with the MEOWs of each group side by side, as people like to put them back."""
    tiles = 0
    for nth, group in enumerate(view.mind):
        for place in _in_a_row(group)[: view.meows[nth]]:
            tiles |= 1 << place
    return tiles


def _in_a_row(group: Bits) -> list[Place]:
    """Return the places of a group clockwise, from the start of a run."""
    places = list(places_in(group))
    firsts = [nth for nth, place in enumerate(places) if not group >> (place - 1) % PLACES & 1]
    cut = firsts[0] if firsts else 0
    return places[cut:] + places[:cut]


def tiles_if(view: Seen, slept: Bits, meows: int) -> Bits:
    """Return the guess adjusted to so many MEOWs on these places."""
    unsure = _unsure(view)
    inside = _filled(guessed_tiles(view), unsure & slept, slept, meows)
    return _filled(inside, unsure & ~slept, ~slept, MEOWS - meows)


def _unsure(view: Seen) -> Bits:
    return sum([group for nth, group in enumerate(view.mind) if 0 < view.meows[nth] < group.bit_count()])


def _filled(tiles: Bits, unsure: Bits, where: Bits, meows: int) -> Bits:
    """Add or remove MEOWs on uncertain places until there are so many."""
    for place in places_in(unsure):
        lacking = meows - (tiles & where).bit_count()
        lies = tiles >> place & 1
        if (lacking > 0 and not lies) or (lacking < 0 and lies):
            tiles ^= 1 << place
    return tiles
