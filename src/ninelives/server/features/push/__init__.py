"""Send for people who are elsewhere: Web Push, to devices whose owners asked for it. Nobody has to."""
