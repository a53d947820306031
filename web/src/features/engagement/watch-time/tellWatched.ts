import { call } from "#shared/api/api.ts";

/** For the operator's figures: watching goes on whether or not this arrives. */
export function tellWatched(video: number, seconds: number): void {
  const told = call("POST /api/category/v1/watch/videos/", { body: { video, seconds }, keepalive: true });
  told.catch(() => undefined);
}
