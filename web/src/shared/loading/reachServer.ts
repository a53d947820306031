/** Rejects if the server cannot be reached. */
export const reachServer = (): Promise<unknown> => fetch(location.href, { method: "HEAD", cache: "no-store" });
