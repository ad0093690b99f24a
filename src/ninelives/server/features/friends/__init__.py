"""Friends, invitations and blocks between people who met at a table. Nobody needs them to play."""
