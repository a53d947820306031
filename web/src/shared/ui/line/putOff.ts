/** The lines above a page that can be put off; its style sheet and the one of the notices name them too. */
export type LineName = "plan" | "address";

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Hides a line in this browser until tomorrow. `start.ts` hides it on the next pages, before they are painted: the server
 * renders it, as it does not know.
 */
export function putOff(line: LineName): void {
  const { dataset } = document.documentElement;
  dataset["putOff"] = `${dataset["putOff"] ?? ""} ${line}`;
  try {
    const known: unknown = JSON.parse(localStorage.getItem("put-off") ?? "{}");
    localStorage.setItem("put-off", JSON.stringify({ ...Object(known), [line]: Date.now() + day }));
  } catch {
    // Storage may be blocked: it comes back with the next page load.
  }
}
