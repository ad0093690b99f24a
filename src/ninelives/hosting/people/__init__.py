"""Who comes: identity, admission, presence, rate limits and the lobby."""
