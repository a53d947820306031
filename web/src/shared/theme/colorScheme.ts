/** The colour scheme: the chosen one, or else the system's. Shared by the app and the landing page. */
export type Scheme = "light" | "dark";

const key = "color-scheme";
const attribute = "data-mantine-color-scheme";
const listeners = new Set<() => void>();
let watching = false;

const system = () => matchMedia("(prefers-color-scheme: dark)");

function chosen(): Scheme | null {
  try {
    const value = localStorage.getItem(key);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

export function getScheme(): Scheme {
  return chosen() ?? (system().matches ? "dark" : "light");
}

function apply(): void {
  document.documentElement.setAttribute(attribute, getScheme());
  for (const listener of listeners) listener();
}

/** Choosing the system's current scheme means following the system again. */
export function setScheme(scheme: Scheme): void {
  const followsSystem = scheme === (system().matches ? "dark" : "light");
  try {
    if (followsSystem) localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // Storage may be blocked; then the choice is not stored.
  }
  // For the server, which sends the landing page in the chosen scheme.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${key}=${scheme}; Path=/; SameSite=Lax; Max-Age=${followsSystem ? 0 : 31_536_000}`;
  apply();
}

export function subscribeScheme(listener: () => void): () => void {
  if (!watching) {
    watching = true;
    system().addEventListener("change", apply);
    addEventListener("storage", (event) => event.key === key && apply());
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}
