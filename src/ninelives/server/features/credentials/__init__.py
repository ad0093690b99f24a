"""Codes, passkeys and sessions, by which a guest is the same person on every device. Nobody needs them to play."""
