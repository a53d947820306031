// Runs before the first paint: sets the colour scheme, so that no page flashes in the wrong one.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("color-scheme");
  } catch {
    // Storage may be blocked: follow the system.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
