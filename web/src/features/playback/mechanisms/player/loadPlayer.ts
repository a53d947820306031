const load = () => import("./vidstack/player.tsx");

/** Loads the player and its libraries on the first play. */
export const playerQuery = {
  queryKey: ["player"],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

let warming = false;

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/**
 * Preloads the player in an idle moment, because a video is likely to be played. Not where bytes are dear or slow, nor
 * where a finger presses without approaching first: there it would get in the way of the video.
 */
export function warmPlayer(): void {
  const { connection } = navigator;
  const isFast = connection === undefined || (!connection.saveData && connection.effectiveType === "4g");
  if (warming || !isFast || !matchMedia("(hover: hover)").matches) return;
  warming = true;
  const begin = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}
