/** A polyfill for popovers, which jsdom lacks. */
const shown = new WeakSet<HTMLElement>();

function toggle(panel: HTMLElement, open: boolean): void {
  if (shown.has(panel) === open) return;
  if (open) shown.add(panel);
  else shown.delete(panel);
  // jsdom's default style sheet hides popovers, and never matches :popover-open.
  panel.style.display = open ? "block" : "";
  panel.dispatchEvent(Object.assign(new Event("toggle"), { newState: open ? "open" : "closed" }));
}

export function installPopovers(): void {
  // Test files may share a document; two listeners would open a popover and close it again.
  if (Object.hasOwn(document.documentElement, "knowsPopovers")) return;
  Object.assign(document.documentElement, { knowsPopovers: true });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
  // After React's listener, which is further down.
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[popovertarget]") : null;
    const panel = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (panel !== null) toggle(panel, !shown.has(panel));
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) toggle(panel, false);
  });
}
