import type { DehydratedState } from "@tanstack/react-query";

/** The data that the server rendered the page with. */
export function firstData(): Partial<DehydratedState> {
  const text = document.getElementById("data")?.textContent ?? "";
  return text === "" ? {} : (JSON.parse(text) as DehydratedState);
}
