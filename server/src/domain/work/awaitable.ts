/** A value, or a promise of it: to be awaited either way. */
export type Awaitable<T> = T | Promise<T>;

/** Uses a value, at once if it is already there: the promises of `await` would add up on paths that every page takes. */
export const whenThere = <T, R>(value: Awaitable<T>, use: (value: T) => Awaitable<R>): Awaitable<R> =>
  value instanceof Promise ? value.then(use) : use(value);
