# Pages; see server/build/embed.c for how they get into the program.
