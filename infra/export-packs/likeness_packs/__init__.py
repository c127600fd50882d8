"""Makes model packs for Likeness: from published checkpoints, or seeded ones without weights."""
