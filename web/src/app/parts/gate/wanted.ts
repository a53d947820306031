const key = "wanted-video";

/** Keeps the page of a video that somebody pays to watch: paying leads through other sites. */
export function rememberWanted(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage they find it by themselves.
  }
}

/** The page that was kept, once. */
export function takeWanted(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path?.startsWith("/watch/") ? path : null;
  } catch {
    return null;
  }
}
