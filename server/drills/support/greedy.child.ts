// Loaded into a server before anything else: a signal makes it take memory until it has none.
const held: unknown[] = [];

/** On the heap, whose limit Node sets. */
process.on("SIGUSR2", () => {
  for (;;) held.push(Array.from({ length: 10_000 }, (_, n) => ({ n })));
});

/** Beside the heap, until the kernel says no. */
process.on("SIGWINCH", () => {
  for (;;) held.push(Buffer.alloc(2 ** 20, 1));
});
