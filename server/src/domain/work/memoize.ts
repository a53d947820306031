/**
 * Work that is done once for all callers, for each key if there are several. A failure is forgotten: whoever is waiting
 * gets it, and the next caller tries again.
 */
export function memoize<T, Key = void>(work: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const made = new Map<Key, Promise<T>>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const making = work(key);
    made.set(key, making);
    making.catch(() => made.delete(key));
    return making;
  };
}
