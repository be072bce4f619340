"""Viper's pointers where nothing is compiled to machine code: the arrays themselves."""


def ptr8(data):
    """What viper reads as bytes: those of a string are its UTF-8 and a 0."""
    return bytearray(data + "\0", "utf-8") if isinstance(data, str) else data


def ptr16(data):
    """What viper reads as 16-bit words."""
    return data


def ptr32(data):
    """What viper reads as 32-bit words."""
    return data
