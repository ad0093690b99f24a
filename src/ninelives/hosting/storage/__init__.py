"""Where logs are kept: what is asked of a store, and one that lives in memory."""
