import { call } from "#shared/api/api.ts";

/** Reports watched seconds for the figures. A failure is ignored: it must not disturb playback. */
export function reportWatchTime(video: number, seconds: number): void {
  call("POST /api/category/v1/watch/videos/", { body: { video, seconds }, keepalive: true }).catch(() => undefined);
}
