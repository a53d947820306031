import { AsyncLocalStorage } from "node:async_hooks";

/** What a value depends on. */
export interface Dependencies {
  /** Topics (`video`) and single rows (`like 7`) whose change invalidates it. */
  readonly topics: ReadonlySet<string>;
  /** Milliseconds since 1970 at which it expires by itself. */
  readonly until: number;
}

/** The dependencies of a value that is being made. */
interface Recording {
  readonly topics: Set<string>;
  until: number;
  /** Whether what is recorded covers the queries as well. */
  readonly coversQueries: boolean;
  hasOwn: boolean;
  /** Whether some are unknown: nothing would invalidate the value. */
  hasUnknown: boolean;
}

const current = new AsyncLocalStorage<Recording>();

/** Records what the value that is being made depends on, and when it expires by itself. */
export function recordDependency(topics: Iterable<string>, until: Date | null = null): void {
  const recording = current.getStore();
  if (recording === undefined) return;
  recording.hasOwn = true;
  add(recording, topics, until?.getTime());
}

/** Records that a cached value is a part of the one that is being made; undefined: one whose dependencies are unknown. */
export function recordPart(part: Dependencies | undefined): void {
  const recording = current.getStore();
  if (recording === undefined) return;
  if (part === undefined) recording.hasUnknown = true;
  else add(recording, part.topics, part.until);
}

function add(recording: Recording, topics: Iterable<string>, until = Number.POSITIVE_INFINITY): void {
  for (const topic of topics) recording.topics.add(topic);
  recording.until = Math.min(recording.until, until);
}

/** Records that the value that is being made depends on the database itself. */
export function recordQuery(): void {
  const recording = current.getStore();
  if (recording?.coversQueries === false) recording.hasUnknown = true;
}

interface Tracked<T> {
  readonly value: T;
  /** Undefined if some of them are unknown: the value must not be cached. */
  readonly dependencies: Dependencies | undefined;
}

async function track<T>(make: () => Promise<T>, coversQueries: boolean): Promise<Tracked<T>> {
  const recording: Recording = {
    topics: new Set(),
    until: Number.POSITIVE_INFINITY,
    coversQueries,
    hasOwn: !coversQueries,
    hasUnknown: false,
  };
  const value = await current.run(recording, make);
  return { value, dependencies: recording.hasOwn && !recording.hasUnknown ? recording : undefined };
}

/** Makes a value of cached ones, and returns what it depends on. They are unknown if it queries the database itself. */
export const trackDependencies = <T>(make: () => Promise<T>): Promise<Tracked<T>> => track(make, false);

/** Makes a value whose queries need no tracking, since it records what they depend on; if it does not, that is unknown. */
export const untracked = <T>(make: () => Promise<T>): Promise<Tracked<T>> => track(make, true);
