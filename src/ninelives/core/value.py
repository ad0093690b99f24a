"""A base class for values: equality, hash, repr, pickling and positional matching from one line per class.

Plain classes are the fastest to create both in CPython and compiled, but compiled classes need
``__reduce__`` for pickling. A subclass lists the arguments of its constructor in ``__match_args__``,
and its instances must not change.
"""

from typing import ClassVar


class Value:
    """Base of the values of a game: equal, hashed, shown and pickled by the fields in `__match_args__`."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def parts(self) -> tuple[object, ...]:
        """Return the fields in order."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Value) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        inside = ", ".join([repr(part) for part in self.parts()])
        return f"{type(self).__name__}({inside})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), self.parts())
