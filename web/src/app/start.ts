// Runs before anything is shown, see `build/start-script.ts`: a classic script without imports.

// If somebody goes back before the app has started, the URL is a different one by then: see main.tsx.
document.renderedAddress = location.pathname + location.search;

// Lines above the page that were put off are not painted: see shared/ui/line/SlimLine.tsx.
try {
  const until: Record<string, number> = JSON.parse(localStorage.getItem("postponed") ?? "{}");
  const { dataset } = document.documentElement;
  dataset["postponed"] = Object.keys(until)
    .filter((line) => (until[line] ?? 0) > Date.now())
    .join(" ");
} catch {
  // Storage may be blocked: they are shown.
}

// A form that is submitted before the app has started is submitted once it has: see shared/forms/Form.tsx.
addEventListener("submit", ({ target }) => {
  if (target !== null) Reflect.set(target, "sentEarly", true);
});

// What is pressed, chosen and typed before the app has started is replayed once it has: see
// shared/hydration/earlyEvents.ts.
document.earlyEvents = [];
for (const type of ["click", "change", "input"] as const) {
  addEventListener(
    type,
    ({ target }) => {
      const checked = target instanceof HTMLInputElement && target.checked;
      const isField =
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement;
      document.earlyEvents?.push({ type, target, checked, value: isField ? target.value : "" });
    },
    true,
  );
}

// Ctrl K before the palette can be opened opens it once it can: see layouts/work/PaletteSlot.tsx. Only superusers, whose
// pages lead to the administration, have one.
document.earlyPalette = false;
addEventListener("keydown", (event) => {
  const isShortcut = event.key === "k" && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  if (document.earlyPalette === undefined || !isShortcut || document.querySelector('a[href^="/admin/"]') === null)
    return;
  event.preventDefault();
  document.earlyPalette = true;
});

/**
 * Loads the app's scripts after the first paint, so that they do not delay it. The document has them in a template,
 * whose content loads once it is moved into the page.
 */
function startApp(): void {
  const scripts = document.querySelector<HTMLTemplateElement>("template#scripts");
  if (scripts === null) return;
  document.head.append(scripts.content);
  scripts.remove();
}

/** Waits for the picture that fills the first screen as well, if the page has one. */
function startAfterPicture(): void {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  const painted = () => requestAnimationFrame(() => setTimeout(startApp));
  if (picture === null) startApp();
  // Rejects if there is no picture to wait for.
  else picture.decode().then(painted, startApp);
}

addEventListener("DOMContentLoaded", () => {
  // Nothing is painted in a background tab.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) return startApp();
  new PerformanceObserver(startAfterPicture).observe({ type: "paint", buffered: true });
  setTimeout(startApp, 1000);
});
