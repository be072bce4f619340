"""The line protocol of tools/engine.py: what is asked, and what is answered."""
