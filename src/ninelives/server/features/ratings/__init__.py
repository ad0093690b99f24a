"""How well people play, compared: ratings by OpenSkill over all matches at rated tables."""
