/** Does something after the page has loaded and when the browser is idle, so that it does not slow the page down. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  const soon = () => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 2000));
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
