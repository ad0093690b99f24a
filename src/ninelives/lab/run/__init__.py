"""Play a plan: matches, the batches they come in, and the runners that share these out."""
