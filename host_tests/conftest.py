"""Settings for all tests on the host: what hypothesis tries is the same every time."""

from hypothesis import settings

settings.register_profile("knock", derandomize=True, deadline=None, database=None)
settings.load_profile("knock")
