// A thread that leaves while it starts.
process.exit(7);
