/** Milliseconds for which nobody else gets a turn. */
const slice = 10;

/** Works through items one by one, and lets others have a turn now and then. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < slice) continue;
    await new Promise(setImmediate);
    since = performance.now();
  }
}
