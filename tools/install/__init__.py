"""Getting the game onto a board: compiling, talking to the board, images for drag and drop."""
