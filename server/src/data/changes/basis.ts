import { AsyncLocalStorage } from "node:async_hooks";

/** The cached reads that a value is derived from. */
interface Basis {
  readonly topics: Set<string>;
  /** Milliseconds since 1970 at which it expires. */
  until: number;
  /** False once an uncached read is part of it, since nothing would invalidate the value when that data changes. */
  known: boolean;
}

/** As in `Read`. */
interface Dependencies {
  readonly topics?: readonly string[];
  readonly until: Date | null;
}

const current = new AsyncLocalStorage<Basis | undefined>();

/** Records that the value being derived depends on a read with these topics; undefined: on an uncached one. */
export function restsOn(topics: readonly string[] | undefined, until: number): void {
  const basis = current.getStore();
  if (basis === undefined) return;
  if (topics === undefined) basis.known = false;
  else for (const topic of topics) basis.topics.add(topic);
  basis.until = Math.min(basis.until, until);
}

/** Records that the value being derived depends on the database itself. */
export function restsOnDatabase(): void {
  const basis = current.getStore();
  if (basis !== undefined) basis.known = false;
}

/** Runs a read that is about to be cached, without recording its own reads: its topics already cover them. */
export const readApart = <T>(read: () => Promise<T>): Promise<T> =>
  current.getStore() === undefined ? read() : current.run(undefined, read);

/** Derives a value and returns its dependencies; without topics it must not be cached, as nothing would invalidate it. */
export async function withBasis<T>(make: () => Promise<T>): Promise<{ readonly value: T } & Dependencies> {
  const basis: Basis = { topics: new Set(), until: Number.POSITIVE_INFINITY, known: true };
  const value = await current.run(basis, make);
  const until = Number.isFinite(basis.until) ? new Date(basis.until) : null;
  return { value, until, ...(basis.known && { topics: [...basis.topics] }) };
}
