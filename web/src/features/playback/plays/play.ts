import type { Play } from "@mindreel/contract/playback/plays";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/**
 * Where a player gets a video, and where its member left off. Each attempt asks anew; an address is never kept.
 * @param session of a play that goes on, whose address has expired
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

/** Milliseconds; an address that fails sooner is a wrong one. */
const shortestLife = 60_000;

/**
 * Whether an address may have failed because it has expired. A device's clock may be wrong by years, so what counts is
 * how long ago the address was given.
 */
export const mayHaveExpired = ({ expires_at }: Play, givenAt: number): boolean =>
  expires_at !== null && Date.now() - givenAt >= shortestLife;

export const endPlay = (session: string) =>
  call("DELETE /api/playback/v1/plays/{session}/", { params: { session }, keepalive: true });
