/** Registers after load, when idle, so that it does not compete with the page for a slow network. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => {
    // Everything works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  // Safari has no idle callback.
  const whenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(register) : setTimeout(register, 2000));
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
