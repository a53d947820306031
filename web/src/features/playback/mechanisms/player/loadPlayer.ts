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

/** Preloads the player in an idle moment, because a video is likely to be played. */
export function warmPlayer(): void {
  if (warming) return;
  warming = true;
  const begin = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}
