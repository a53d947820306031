/** The lines above a page that can be put off; its style sheet and the one of the notices name them too. */
export type LineName = "plan" | "address";

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Hides a line in this browser until tomorrow. `start.ts` hides it on the next pages, before they are painted: the server
 * renders it, as it does not know.
 */
export function postpone(line: LineName): void {
  const { dataset } = document.documentElement;
  dataset["postponed"] = `${dataset["postponed"] ?? ""} ${line}`;
  try {
    const known: unknown = JSON.parse(localStorage.getItem("postponed") ?? "{}");
    localStorage.setItem("postponed", JSON.stringify({ ...Object(known), [line]: Date.now() + day }));
  } catch {
    // Storage may be blocked: it comes back with the next page load.
  }
}
