// Preloaded into a server: a signal makes it allocate memory until there is none left.
const held: unknown[] = [];

/** On the heap, whose limit Node sets. */
process.on("SIGUSR2", () => {
  for (;;) held.push(Array.from({ length: 10_000 }, (_, n) => ({ n })));
});

/** Outside the heap, until the kernel ends it. */
process.on("SIGWINCH", () => {
  for (;;) held.push(Buffer.alloc(2 ** 20, 1));
});
