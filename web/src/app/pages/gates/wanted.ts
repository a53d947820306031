const key = "wanted-video";

/** Remembers the page of the video that somebody subscribes to watch, because paying goes through other sites. */
export function rememberWanted(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage they have to find the video themselves.
  }
}

/** Returns the remembered page, once. */
export function takeWanted(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path?.startsWith("/watch/") ? path : null;
  } catch {
    return null;
  }
}
