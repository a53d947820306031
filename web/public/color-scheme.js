// Runs before the first paint: sets the colour scheme, so that no page flashes in the wrong one.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("color-scheme");
  } catch {
    // Storage may be forbidden: follow the system.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();

// A form that is sent before the app has started is sent once it has: see shared/forms/Form.tsx.
addEventListener("submit", ({ target }) => {
  target.sentEarly = true;
});

// What is pressed or chosen before the app has started happens once it has: see shared/earlyEvents.ts.
document.earlyEvents = [];
for (const type of ["click", "change"]) {
  addEventListener(type, ({ target }) => document.earlyEvents?.push({ type, target }), true);
}
