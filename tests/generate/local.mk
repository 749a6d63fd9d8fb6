# The generator of sample traces.
