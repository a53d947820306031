// Runs before anything is shown, see `build/start-script.ts`: not a module, and without imports.

// Somebody who goes back before the app has started is at another address by then: see main.tsx.
document.renderedAddress = location.pathname + location.search;

// A form that is sent before the app has started is sent once it has: see shared/forms/Form.tsx.
addEventListener("submit", ({ target }) => {
  if (target !== null) Reflect.set(target, "sentEarly", true);
});

// What is pressed or chosen before the app has started happens once it has: see shared/hydration/earlyEvents.ts.
document.earlyEvents = [];
for (const type of ["click", "change"] as const) {
  addEventListener(
    type,
    ({ target }) => {
      const checked = target instanceof HTMLInputElement && target.checked;
      document.earlyEvents?.push({ type, target, checked });
    },
    true,
  );
}

/**
 * Asks for the app's scripts when there is something to see, so that they keep nothing of it waiting. The document names
 * all of them, in a template: what stands there is loaded once it has been put into the page.
 */
function startApp(): void {
  const scripts = document.querySelector<HTMLTemplateElement>("template#scripts");
  if (scripts === null) return;
  document.head.append(scripts.content);
  scripts.remove();
}

/** Once the picture that fills the first screen is there as well, if the page has one. */
function startAfterPicture(): void {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  const painted = () => requestAnimationFrame(() => setTimeout(startApp));
  if (picture === null) startApp();
  // It fails where there is nothing to wait for.
  else picture.decode().then(painted, startApp);
}

addEventListener("DOMContentLoaded", () => {
  // Nothing is painted in a tab that nobody looks at.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) return startApp();
  new PerformanceObserver(startAfterPicture).observe({ type: "paint", buffered: true });
  setTimeout(startApp, 1000);
});
