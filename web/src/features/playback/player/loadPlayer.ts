const load = () => import("./vidstack/player.tsx");

/** Loads the player and its libraries when a video is played for the first time. */
export const playerQuery = {
  queryKey: ["player"],
  queryFn: load,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

let warming = false;

/** Begins to load the player, because a video is likely to be played. It waits for a moment without other work. */
export function warmPlayer(): void {
  if (warming) return;
  warming = true;
  const begin = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin, 200);
}
