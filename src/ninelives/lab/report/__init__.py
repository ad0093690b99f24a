"""One page about the data of a folder: headlines made from figures, charts, and a table under each chart."""
