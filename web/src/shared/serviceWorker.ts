/** After load and when there is nothing else to do, so that it never competes with the page for a slow network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    // It only makes things better; without it everything works.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  // Safari has no idle callback.
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(register) : setTimeout(register, 2000));
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
