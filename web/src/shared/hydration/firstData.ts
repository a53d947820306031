import type { DehydratedState } from "@tanstack/react-query";

export interface FirstData extends Partial<DehydratedState> {
  /** Whom the server rendered the document for: a member, or null for a visitor. Undefined if it was not rendered. */
  readonly member?: number | null | undefined;
}

/**
 * The data that the server rendered the page with. It counts as fresh: the server guarantees that, even if its cache is
 * older, and by a clock that differs from the browser's.
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
