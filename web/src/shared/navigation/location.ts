import type { HistoryLocation } from "@tanstack/history";

declare module "@tanstack/history" {
  interface HistoryState {
    /** What `navigate` was given as `state`. */
    carried?: unknown;
    /** Showing this entry does not scroll to the top. */
    stay?: boolean;
    /** The change is shown at once, not as a transition. */
    sync?: boolean;
  }
}

/** How the current entry of the history was reached; `POP` by the back or forward button, or by loading the document. */
export type Action = "PUSH" | "REPLACE" | "POP";

/** Where the app is. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Names the entry of the history; kept by a reload. */
  readonly key: string;
  /** Whether there is no entry of ours before this one. */
  readonly first: boolean;
  readonly state: unknown;
  readonly stay: boolean;
  readonly action: Action;
}

export function toLocation({ pathname, search, hash, state }: HistoryLocation, action: Action): Location {
  return {
    pathname,
    search,
    hash,
    key: state.__TSR_key ?? "",
    first: state.__TSR_index === 0,
    state: state.carried ?? null,
    stay: state.stay === true,
    action,
  };
}
