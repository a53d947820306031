import type { DehydratedState } from "@tanstack/react-query";

export interface FirstData extends Partial<DehydratedState> {
  /** Whom the server made the document for: a member, or null for a visitor. Undefined: it did not make it. */
  readonly member?: number | null | undefined;
}

/**
 * The data that the server rendered the page with. It is new: the server vouches for it, though it may have known it for
 * longer, and by a clock that is not the browser's.
 */
export function firstData(now = Date.now()): FirstData {
  const text = document.getElementById("data")?.textContent ?? "";
  if (text === "") return {};
  const { queries = [], ...rest } = JSON.parse(text) as FirstData;
  return {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } })),
  };
}
