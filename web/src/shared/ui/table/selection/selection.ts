import { useSyncExternalStore } from "react";

/** The selected rows of a table. Each row subscribes to its own state, so only rows that change render again. */
export function createSelection() {
  let selected: ReadonlySet<number> = new Set();
  const listeners = new Set<() => void>();
  return {
    get: () => selected,
    set: (ids: Iterable<number>) => {
      selected = new Set(ids);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

export const useSelected = (selection: Selection): ReadonlySet<number> =>
  useSyncExternalStore(selection.subscribe, selection.get, selection.get);

export function useIsSelected(selection: Selection, id: number): boolean {
  const isSelected = () => selection.get().has(id);
  return useSyncExternalStore(selection.subscribe, isSelected, isSelected);
}
