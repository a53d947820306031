import { AsyncLocalStorage } from "node:async_hooks";

/** What something rests on that is made of what is kept in memory. */
interface Basis {
  readonly topics: Set<string>;
  /** Milliseconds since 1970 from which it is untrue by itself. */
  until: number;
  /** False once it rests on something that is not kept, whose changes nobody would tell. */
  known: boolean;
}

/** As `Read` has them. */
interface Told {
  readonly topics?: readonly string[];
  readonly until: Date | null;
}

const current = new AsyncLocalStorage<Basis | undefined>();

/** Notes that what is being made rests on a read with these topics; undefined: on one that is not kept. */
export function restsOn(topics: readonly string[] | undefined, until: number): void {
  const basis = current.getStore();
  if (basis === undefined) return;
  if (topics === undefined) basis.known = false;
  else for (const topic of topics) basis.topics.add(topic);
  basis.until = Math.min(basis.until, until);
}

/** Notes that what is being made rests on the database itself. */
export function restsOnDatabase(): void {
  const basis = current.getStore();
  if (basis !== undefined) basis.known = false;
}

/** Reads what is about to be kept: its topics say what it rests on. */
export const readApart = <T>(read: () => Promise<T>): Promise<T> =>
  current.getStore() === undefined ? read() : current.run(undefined, read);

/** Makes something, and says what it rests on; without topics, nobody would tell that it has become untrue. */
export async function withBasis<T>(make: () => Promise<T>): Promise<{ readonly value: T } & Told> {
  const basis: Basis = { topics: new Set(), until: Number.POSITIVE_INFINITY, known: true };
  const value = await current.run(basis, make);
  const until = Number.isFinite(basis.until) ? new Date(basis.until) : null;
  return { value, until, ...(basis.known && { topics: [...basis.topics] }) };
}
