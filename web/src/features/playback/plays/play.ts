import type { Play } from "@mindreel/contract/playback/plays";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/**
 * The address of a video, and the member's position. Fetched again for each attempt; an address is never cached.
 * @param session of a play to continue, whose address has expired
 */
export const playQuery = (videoId: number, attempt: string, session?: string) =>
  queryOptions<Play>({
    queryKey: ["play", videoId, attempt],
    queryFn: () =>
      call("POST /api/playback/v1/videos/{id}/", {
        params: { id: String(videoId) },
        ...(session !== undefined && { body: { session } }),
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

/** In milliseconds; an address that fails sooner has not expired but is wrong. */
const shortestLife = 60_000;

/**
 * Whether an address may have failed because it has expired. Device clocks may be off by years, so only the time since
 * the address was issued counts.
 */
export const mayHaveExpired = ({ expires_at }: Play, givenAt: number): boolean =>
  expires_at !== null && Date.now() - givenAt >= shortestLife;

export const endPlay = (session: string) =>
  call("DELETE /api/playback/v1/plays/{session}/", { params: { session }, keepalive: true });
