import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function playbackWrites(
  t: PaidApp,
  { tokenOf, viewer, video, series, protectedHost, withProtectedHost }: Stock,
) {
  return {
    "POST /api/playback/v1/videos/{id}/": async () => viewer(),
    "PUT /api/playback/v1/videos/{id}/position/": async () => ({
      ...(await viewer()),
      body: { position: 10, duration: 100, session: "play", seq: 1 },
    }),
    "PUT /api/playback/v1/videos/{id}/watched/": async () => ({ ...(await viewer()), body: { watched: true } }),
    "DELETE /api/playback/v1/plays/{session}/": async () => {
      const { token, id } = await viewer();
      const { session } = await t.ok("POST /api/playback/v1/videos/{id}/", { token, id });
      return { token, params: { session } };
    },
    "DELETE /api/playback/v1/continue/{id}/": async () => {
      const { token, id } = await viewer();
      const body = { position: 10, duration: 100, session: "play", seq: 1 };
      await t.ok("PUT /api/playback/v1/videos/{id}/position/", { token, id, body });
      return { token, id };
    },
    "PUT /api/playback/v1/continue/{id}/": async () => {
      const { token, id } = await viewer();
      const { id: next } = await video();
      const { token: superuser, id: inSeries } = await series();
      const episodes = [id, next].map((episode) => ({ id: episode, series: { id: inSeries } }));
      await t.ok("PATCH /api/admin/v1/videos/", { token: superuser, body: { videos: episodes } });
      await t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token, id, body: { watched: true } });
      await t.ok("DELETE /api/playback/v1/continue/{id}/", { token, id: next });
      return { token, id: next };
    },
    "PATCH /api/playback/v1/preferences/": async () => ({
      ...{ token: await tokenOf("member"), body: { autoplay_next: false } },
    }),
    "PUT /api/playback/v1/sources/": async () => ({ token: await tokenOf("superuser"), body: protectedHost() }),
    "DELETE /api/playback/v1/sources/{id}/": async () => withProtectedHost(),
    "POST /api/playback/v1/sources/{id}/test/": async () => {
      const { token, id, host } = await withProtectedHost();
      return { token, id, body: { url: `https://${host}/film.mp4` } };
    },
  } satisfies Writes;
}
