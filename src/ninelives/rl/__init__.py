"""Research environments: matches as numbers, for whoever trains, solves or measures.

`task` says what is learned, `episode` plays it decision by decision, `codec` turns moves and views into numbers.
`vector`, `pettingzoo`, `gymnasium` and `openspiel` are the environments; each is imported by its name.
"""
