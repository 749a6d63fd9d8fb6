# Checks of the source itself, and the targets for developers.
