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

const isFast = ({ connection }: Navigator) =>
  connection === undefined || (!connection.saveData && connection.effectiveType === "4g");

/**
 * Preloads the player in an idle moment, because a video is likely to be played. Not where bytes are dear or slow, nor
 * where a finger presses without approaching first: there it would get in the way of the video.
 */
export function warmPlayer(): void {
  if (matchMedia("(hover: hover)").matches) warmNeededPlayer();
}

/** The same for a video that nothing plays without the player, so that it gets in the way of nothing. */
export function warmNeededPlayer(): void {
  if (warming || !isFast(navigator)) return;
  warming = true;
  const begin = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}
