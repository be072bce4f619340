"""Who decides. A player is given a View of the deal, never the deal."""
