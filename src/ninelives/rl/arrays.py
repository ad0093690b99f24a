"""Observations and masks as arrays of numpy."""

from array import array

from ninelives.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

type Observations = NDArray[np.int16]
type Masks = NDArray[np.uint8]


# one alone takes half the time without a list around it, and environments of one match make it for every decision
def as_observation(observation: array[int]) -> NDArray[np.int16]:
    """Return an observation as a numpy array that shares its memory."""
    return np.frombuffer(observation, np.int16)


def as_mask(mask: int, size: int) -> NDArray[np.int8]:
    """Return a set of numbers as a row of 0 and 1."""
    packed = np.frombuffer(mask.to_bytes((size + 7) // 8, "little"), np.uint8)
    return np.unpackbits(packed, count=size, bitorder="little").view(np.int8)


def as_observations(observations: list[array[int]]) -> Observations:
    """Return these observations as one array; it shares no memory with them."""
    return np.frombuffer(b"".join(observations), np.int16).reshape(len(observations), -1)


def as_masks(masks: list[int], size: int) -> Masks:
    """Return sets of numbers as rows of 0 and 1."""
    width = (size + 7) // 8
    packed = np.frombuffer(b"".join([mask.to_bytes(width, "little") for mask in masks]), np.uint8)
    return np.unpackbits(packed.reshape(len(masks), width), axis=1, count=size, bitorder="little")
