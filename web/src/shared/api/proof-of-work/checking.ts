import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let running = 0;

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Lets forms show that a proof of work is being computed. */
export async function whileChecking<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChecking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
