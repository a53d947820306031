import type { DehydratedState } from "@tanstack/react-query";

export interface FirstData extends Partial<DehydratedState> {
  /** Whom the server made the document for: a member, or null for a visitor. Undefined: it did not make it. */
  readonly member?: number | null | undefined;
}

/** The data that the server rendered the page with. */
export function firstData(): FirstData {
  const text = document.getElementById("data")?.textContent ?? "";
  return text === "" ? {} : (JSON.parse(text) as FirstData);
}
