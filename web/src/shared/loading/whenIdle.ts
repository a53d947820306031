/**
 * Runs work after the page has loaded and when the browser is idle, so that it does not slow the page down. Returns a
 * function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const soon = () => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) {
      const request = requestIdleCallback(work);
      signal.addEventListener("abort", () => cancelIdleCallback(request));
    } else {
      const timer = setTimeout(work, 2000);
      signal.addEventListener("abort", () => clearTimeout(timer));
    }
  };
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true, signal });
  return () => off.abort();
}
