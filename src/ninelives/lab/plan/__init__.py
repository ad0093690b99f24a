"""What the lab is to play: cells of one game, one set of rules, one number of seats and one choice of bots."""
