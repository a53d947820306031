import type { HistoryLocation } from "@tanstack/history";

declare module "@tanstack/history" {
  interface HistoryState {
    /** The `state` given to `navigate`. */
    carried?: unknown;
    /** Whether this entry is shown without scrolling to the top. */
    stay?: boolean;
    /** Whether the change is shown synchronously, not as a transition. */
    sync?: boolean;
  }
}

/** How the current history entry was reached; `POP` stands for Back, Forward and loading the document. */
export type Action = "PUSH" | "REPLACE" | "POP";

/** The current location in the app. */
export interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** Identifies the history entry; kept on reload. */
  readonly key: string;
  /** Whether it is the app's first history entry. */
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
