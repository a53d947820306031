import { first } from "#test/app/members.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

export function playbackEntries({ t, superuser, token, library }: AuditedWorld) {
  let hosts = 0;
  const protectedHost = () => ({
    host: `host-${++hosts}.b-cdn.net`,
    provider: "bunny_cdn",
    secret: "a-shared-secret-of-ours",
  });

  return {
    "PUT /api/playback/v1/sources/": async () => {
      const body = protectedHost();
      return { options: { body }, details: { name: body.host, provider: "bunny_cdn", secret: "new" } };
    },
    "DELETE /api/playback/v1/sources/{id}/": async () => {
      const { id, host } = await t.ok("PUT /api/playback/v1/sources/", { token, body: protectedHost() });
      return { options: { id }, details: { name: host, provider: "bunny_cdn" } };
    },
    "POST /api/playback/v1/sources/{id}/test/": async () => {
      const { id, host } = await t.ok("PUT /api/playback/v1/sources/", { token, body: protectedHost() });
      return { options: { id, body: {} }, details: { name: host, outcome: "no_video" }, target: id };
    },
    "GET /api/playback/v1/videos/{id}/figures/file/": async () => {
      const id = first(await library.fill([{ title: "Counted" }]));
      const query = { from: "2026-01-01", to: "2026-01-15", file: "retention" };
      return {
        options: { id, query },
        details: { name: `video-${id}-retention.csv` },
        target: superuser.id,
      };
    },
  } satisfies Audited;
}
