import type { Location } from "#shared/navigation/location.ts";

/** The history state of an open stage. */
export interface Mark {
  readonly videoId: number;
  /** The key of the previous entry, which shows the same page without the stage. */
  readonly below: string;
}

export function markOf(state: unknown): Mark | null {
  if (typeof state !== "object" || state === null || !("videoId" in state) || !("below" in state)) return null;
  const { videoId, below } = state;
  return typeof videoId === "number" && typeof below === "string" ? { videoId, below } : null;
}

/** Opening and closing the stage keeps the scroll position, because both entries share it. */
export const scrollKey = ({ state, key }: Location): string => markOf(state)?.below ?? key;
