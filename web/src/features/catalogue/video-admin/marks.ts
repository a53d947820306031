import { useSyncExternalStore } from "react";

/** Which rows are chosen. A row hears of itself alone, of however many: it is drawn anew only when it changes. */
export function createMarks() {
  let marked: ReadonlySet<number> = new Set();
  const listeners = new Set<() => void>();
  return {
    get: () => marked,
    set: (ids: Iterable<number>) => {
      marked = new Set(ids);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;

export const useMarked = (marks: Marks): ReadonlySet<number> => useSyncExternalStore(marks.subscribe, marks.get);

export const useIsMarked = (marks: Marks, id: number): boolean =>
  useSyncExternalStore(marks.subscribe, () => marks.get().has(id));
