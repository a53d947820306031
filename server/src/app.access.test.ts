import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { api, type Call } from "@mindreel/contract/api";
import { errorFault } from "@mindreel/contract/testing/answers";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { startApp } from "#test/app.ts";
import { first, type Role } from "#test/members.ts";
import { webRoot } from "#test/web.ts";

/** Every route that Fastify registers, plugins included. */
const routes = new Set<string>();
const collect = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ method, url }) => {
    for (const each of [method].flat()) if (each !== "HEAD") routes.add(`${each} ${url}`);
  });
};
subscribe("fastify.initialization", collect);
const metricsToken = "a token for the figures";
const t = await startApp({ webRoot: webRoot(), config: { metricsToken } });
unsubscribe("fastify.initialization", collect);

/** New tokens for each route, one of each kind of caller, since some calls end the session they are made with. */
async function newCallers() {
  const token = async (role: Role) => first(await t.members(role, 1)).token;
  const blocked = first(await t.members("superuser", 1));
  await t.block(blocked.id);
  return {
    anonymous: undefined,
    stale: "A".repeat(43),
    blocked: blocked.token,
    member: await token("member"),
    pro: await token("pro"),
    superuser: await token("superuser"),
  };
}
type Caller = keyof Awaited<ReturnType<typeof newCallers>>;

/** The status that each caller gets. The payload is empty, so those who have access mostly get a 400 or 404. */
type Row = readonly [anonymous: number, member: number, pro: number, superuser: number];

const table: Record<string, Row> = {
  "POST /api/accounts/v1/login/": [400, 400, 400, 400],
  "POST /api/accounts/v1/google/login/": [400, 400, 400, 400],
  "POST /api/accounts/v1/register/": [400, 400, 400, 400],
  "POST /dj-rest-auth/password/reset/": [400, 400, 400, 400],
  "POST /reset-password/:uid/:token/": [400, 400, 400, 400],
  "GET /api/accounts/v1/current_user/": [401, 200, 200, 200],
  "POST /api/subscriber/v1/unsubscribe/:token/": [404, 404, 404, 404],
  "POST /api/accounts/v1/email/confirm/": [400, 400, 400, 400],
  "POST /api/accounts/v1/password-reset/passkeys/": [400, 400, 400, 400],
  "POST /api/accounts/v1/security/confirmation/": [401, 200, 200, 200],
  "POST /api/accounts/v1/security/own-data/": [401, 200, 200, 200],
  "POST /api/accounts/v1/security/leave/": [401, 200, 200, 200],
  "DELETE /api/accounts/v1/security/leave/": [401, 204, 204, 204],
  "GET /api/accounts/v1/security/addresses/": [401, 200, 200, 200],
  "POST /api/accounts/v1/security/email/": [401, 400, 400, 400],
  "DELETE /api/accounts/v1/security/email/": [401, 204, 204, 204],
  "POST /api/accounts/v1/security/secondary-email/confirmation/": [401, 200, 200, 200],
  "POST /api/accounts/v1/email/change/": [400, 400, 400, 400],
  "GET /api/accounts/v1/security/": [401, 200, 200, 200],
  "POST /api/accounts/v1/security/password/": [401, 400, 400, 400],
  "DELETE /api/accounts/v1/security/sessions/": [401, 204, 204, 204],
  "DELETE /api/accounts/v1/security/sessions/:id/": [401, 404, 404, 404],
  // Their address is not confirmed.
  "POST /api/accounts/v1/security/two-factor/": [401, 403, 403, 403],
  "POST /api/accounts/v1/security/two-factor/confirm/": [401, 400, 400, 400],
  "POST /api/accounts/v1/security/two-factor/recovery-codes/": [401, 409, 409, 409],
  "POST /api/accounts/v1/security/two-factor/off/": [401, 409, 409, 409],
  "POST /api/accounts/v1/passkeys/options/": [200, 200, 200, 200],
  "POST /api/accounts/v1/passkeys/login/": [400, 400, 400, 400],
  "POST /api/accounts/v1/security/passkey-options/": [401, 403, 403, 403],
  "POST /api/accounts/v1/security/passkeys/": [401, 400, 400, 400],
  "DELETE /api/accounts/v1/security/passkeys/:id/": [401, 400, 400, 400],
  "GET /api/accounts/v1/checkpro/": [401, 200, 200, 200],
  "PATCH /api/accounts/v1/userlist/:id/": [401, 404, 404, 404],
  "GET /api/accounts/v1/userlist/:id/": [401, 404, 404, 404],
  "GET /api/accounts/v1/userlist/": [401, 403, 403, 200],
  "DELETE /api/accounts/v1/userlist/:id/": [401, 403, 403, 404],
  "GET /api/admin/v1/export/users/": [401, 403, 403, 200],
  "GET /api/admin/v1/export/subscribers/": [401, 403, 403, 200],
  "GET /api/admin/v1/export/payments/": [401, 403, 403, 200],
  "POST /api/accounts/v1/userlist/:id/unblock/": [401, 403, 403, 404],
  "GET /api/accounts/v1/userlist/:id/account/": [401, 403, 403, 404],
  "DELETE /api/accounts/v1/userlist/:id/sessions/": [401, 403, 403, 404],
  "GET /api/category/v1/members/:id/watched/": [401, 403, 403, 200],
  "GET /api/category/v1/categories/": [401, 200, 200, 200],
  "POST /api/category/v1/categories/": [401, 403, 403, 415],
  "PATCH /api/category/v1/categories/:id/": [401, 403, 403, 415],
  "DELETE /api/category/v1/categories/:id/": [401, 403, 403, 404],
  "GET /api/category/v1/video/": [401, 403, 200, 200],
  "POST /api/category/v1/video/": [401, 403, 403, 415],
  "GET /api/category/v1/video/:id/": [401, 403, 404, 404],
  "PATCH /api/category/v1/video/:id/": [401, 403, 403, 404],
  "DELETE /api/category/v1/video/:id/": [401, 403, 403, 404],
  "GET /api/category/v1/lookup/": [401, 403, 403, 400],
  "GET /api/admin/v1/videos/": [401, 403, 403, 200],
  "PATCH /api/admin/v1/videos/": [401, 403, 403, 400],
  "POST /api/admin/v1/videos/delete/": [401, 403, 403, 400],
  "POST /api/admin/v1/videos/restore/": [401, 403, 403, 400],
  "GET /api/search/v1/": [401, 403, 400, 400],
  "GET /api/search/v1/suggest/": [401, 403, 400, 400],
  "GET /api/series/v1/series/": [401, 403, 200, 200],
  "GET /api/series/v1/series/:id/": [401, 403, 404, 404],
  "POST /api/series/v1/series/": [401, 403, 403, 400],
  "PATCH /api/series/v1/series/:id/": [401, 403, 403, 404],
  "DELETE /api/series/v1/series/:id/": [401, 403, 403, 404],
  "PUT /api/series/v1/series/:id/videos/": [401, 403, 403, 400],
  "GET /api/admin/v1/series/": [401, 403, 403, 200],
  "POST /api/admin/v1/series/:id/restore/": [401, 403, 403, 404],
  "GET /api/admin/v1/health/": [401, 403, 403, 200],
  "GET /api/admin/v1/health/videos/": [401, 403, 403, 400],
  "POST /api/admin/v1/health/check/": [401, 403, 403, 200],
  "POST /api/admin/v1/categories/:id/restore/": [401, 403, 403, 404],
  "POST /api/admin/v1/health/stills/": [401, 403, 403, 200],
  "POST /api/admin/v1/health/videos/:id/check/": [401, 403, 403, 404],
  "POST /api/admin/v1/health/videos/:id/fill/": [401, 403, 403, 404],
  "GET /api/category/v1/video/:id/captions/": [401, 403, 404, 404],
  "POST /api/category/v1/video/:id/captions/": [401, 403, 403, 415],
  "GET /api/category/v1/video/:id/captions/:caption.vtt": [401, 403, 404, 404],
  "DELETE /api/category/v1/video/:id/captions/:caption/": [401, 403, 403, 404],
  "POST /api/category/v1/video/:id/captions/:caption/restore/": [401, 403, 403, 404],
  "POST /api/category/v1/video/:id/captions/import/": [401, 403, 403, 404],
  "GET /api/category/v1/captions/match/": [401, 403, 403, 400],
  "GET /api/category/v1/video/:id/chapters/": [401, 403, 404, 404],
  "PUT /api/category/v1/video/:id/chapters/": [401, 403, 403, 400],
  "POST /api/category/v1/import/": [401, 403, 403, 400],
  "POST /api/subscriber/v1/import/": [401, 403, 403, 400],
  "GET /api/public/v1/showcase/": [200, 200, 200, 200],
  "GET /api/public/v1/videos/:id/": [404, 404, 404, 404],
  "POST /api/category/v1/like/videos/": [401, 403, 400, 400],
  "PUT /api/category/v1/like/videos/:id/": [401, 403, 400, 400],
  "PATCH /api/category/v1/like/videos/:id/": [401, 403, 404, 404],
  "POST /api/category/v1/save/videos/": [401, 403, 400, 400],
  "PUT /api/category/v1/save/videos/:id/": [401, 403, 400, 400],
  "PATCH /api/category/v1/save/videos/:id/": [401, 403, 404, 404],
  "POST /api/category/v1/recent/videos/": [401, 403, 400, 400],
  "PUT /api/category/v1/recent/videos/:id/": [401, 403, 400, 400],
  "PATCH /api/category/v1/recent/videos/:id/": [401, 403, 404, 404],
  "POST /api/category/v1/watch/videos/": [401, 403, 400, 400],
  "GET /api/notes/v1/notes/": [401, 200, 200, 200],
  "POST /api/notes/v1/notes/": [401, 403, 400, 400],
  "PATCH /api/notes/v1/notes/:id/": [401, 404, 404, 404],
  "DELETE /api/notes/v1/notes/:id/": [401, 404, 404, 404],
  "POST /api/notes/v1/notes/:id/restore/": [401, 404, 404, 404],
  "GET /api/notes/v1/file/": [401, 200, 200, 200],
  "GET /api/requests/v1/requests/": [401, 403, 200, 200],
  "POST /api/requests/v1/requests/": [401, 403, 400, 400],
  "PUT /api/requests/v1/requests/:id/vote/": [401, 403, 400, 400],
  "GET /api/requests/v1/answers/": [401, 403, 200, 200],
  "PUT /api/requests/v1/answers/:id/seen/": [401, 403, 404, 404],
  "GET /api/requests/v1/preferences/": [401, 200, 200, 200],
  "PATCH /api/requests/v1/preferences/": [401, 200, 200, 200],
  "POST /api/requests/v1/unsubscribe/:token/": [404, 404, 404, 404],
  "GET /api/admin/v1/requests/": [401, 403, 403, 200],
  "GET /api/admin/v1/requests/searches/": [401, 403, 403, 200],
  "PUT /api/admin/v1/requests/:id/answer/": [401, 403, 403, 400],
  "PUT /api/admin/v1/requests/:id/declined/": [401, 403, 403, 400],
  "POST /api/admin/v1/requests/:id/merge/": [401, 403, 403, 400],
  "POST /api/admin/v1/requests/:id/split/": [401, 403, 403, 400],
  "DELETE /api/admin/v1/requests/:id/": [401, 403, 403, 404],
  "POST /api/admin/v1/requests/:id/restore/": [401, 403, 403, 404],
  "POST /api/playback/v1/videos/:id/": [401, 403, 404, 404],
  "PUT /api/playback/v1/videos/:id/position/": [401, 403, 400, 400],
  "PUT /api/playback/v1/videos/:id/watched/": [401, 403, 400, 400],
  "DELETE /api/playback/v1/plays/:session/": [401, 403, 404, 404],
  "GET /api/playback/v1/continue/": [401, 403, 200, 200],
  "DELETE /api/playback/v1/continue/:id/": [401, 403, 404, 404],
  "GET /api/playback/v1/preferences/": [401, 200, 200, 200],
  "PATCH /api/playback/v1/preferences/": [401, 200, 200, 200],
  "GET /api/playback/v1/queue/": [401, 403, 400, 400],
  "POST /api/subscriber/v1/subscriberlist/": [400, 400, 400, 400],
  "POST /api/category/v1/create-checkout-session/": [401, 503, 503, 503],
  "GET /api/category/v1/session-check/": [401, 400, 400, 400],
  "GET /api/billing/v1/subscription/": [401, 200, 200, 200],
  "POST /api/billing/v1/portal/": [401, 503, 503, 503],
  "GET /api/billing/v1/members/:id/": [401, 403, 403, 404],
  "POST /api/billing/v1/members/:id/free-time/": [401, 403, 403, 400],
  "DELETE /api/billing/v1/free-time/:id/": [401, 403, 403, 404],
  // Authenticated by its signature alone.
  "GET /api/billing/v1/reconciliation/": [401, 403, 403, 200],
  "POST /api/billing/v1/reconciliation/": [401, 403, 403, 503],
  "POST /api/billing/v1/reconciliation/heal/": [401, 403, 403, 201],
  "GET /api/billing/v1/events/": [401, 403, 403, 200],
  "GET /api/billing/v1/payments/": [401, 403, 403, 200],
  "POST /api/billing/v1/events/:id/replay/": [401, 403, 403, 404],
  "POST /api/billing/v1/webhook/": [400, 400, 400, 400],
  "GET /api/subscriber/v1/subscriberlist/": [401, 403, 403, 200],
  "GET /api/category/v1/count/": [401, 403, 403, 200],
  "GET /api/admin/v1/audit/": [401, 403, 403, 200],
  "GET /api/playback/v1/videos/:id/figures/": [401, 403, 403, 400],
  "GET /api/playback/v1/videos/:id/figures/file/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/videos/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/searches/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/file/": [401, 403, 403, 400],
  "GET /api/playback/v1/sources/": [401, 403, 403, 200],
  "PUT /api/playback/v1/sources/": [401, 403, 403, 400],
  "DELETE /api/playback/v1/sources/:id/": [401, 403, 403, 404],
  "POST /api/playback/v1/sources/:id/test/": [401, 403, 403, 404],
  "GET /api/public/v1/offer/": [400, 400, 400, 400],
  "POST /api/public/v1/web-vitals/": [400, 400, 400, 400],
  "GET /api/admin/v1/web-vitals/": [401, 403, 403, 400],
  "GET /api/admin/v1/backups/": [401, 403, 403, 200],
  "GET /api/admin/v1/system/": [401, 403, 403, 200],
  "POST /api/billing/v1/offer/": [401, 400, 400, 400],
  "GET /api/openapi.json": [200, 200, 200, 200],
  "GET /api/docs": [200, 200, 200, 200],
  "GET /api/docs/*": [404, 404, 404, 404],
  "GET /healthz": [200, 200, 200, 200],
  "GET /readyz": [200, 200, 200, 200],
  // Authenticated by its own token, never by a member's.
  "GET /metrics": [401, 401, 401, 401],
  "GET /media/:id/:name": [404, 404, 404, 404],
  "GET /": [200, 200, 200, 200],
  "GET /signin": [200, 200, 200, 200],
  "GET /signup": [200, 200, 200, 200],
  "GET /forgot-password": [200, 200, 200, 200],
  "GET /reset-password/:uid/:token": [200, 200, 200, 200],
  // Pages depend on the cookie, which these callers do not send.
  "GET /watch/:id": [404, 404, 404, 404],
  "GET /watch/:id/:slug": [301, 301, 301, 301],
  "GET /robots.txt": [200, 200, 200, 200],
  "GET /sitemap.xml": [200, 200, 200, 200],
  "GET /sitemaps/:file": [404, 404, 404, 404],
  "GET /profile": [404, 404, 404, 404],
  "GET /profile/edit": [404, 404, 404, 404],
  "GET /confirm-email/:token": [200, 200, 200, 200],
  "GET /change-email/:end/:token": [200, 200, 200, 200],
  "GET /unsubscribe/:token": [200, 200, 200, 200],
  "GET /requests/unsubscribe/:token": [200, 200, 200, 200],
  "GET /security": [404, 404, 404, 404],
  "GET /favorites": [404, 404, 404, 404],
  "GET /recent-videos": [404, 404, 404, 404],
  "GET /series": [404, 404, 404, 404],
  "GET /series/:id": [404, 404, 404, 404],
  "GET /notes": [404, 404, 404, 404],
  "GET /search": [404, 404, 404, 404],
  "GET /requests": [404, 404, 404, 404],
  "GET /subscription": [404, 404, 404, 404],
  "GET /admin/dashboard": [404, 404, 404, 404],
  "GET /admin/users-list": [404, 404, 404, 404],
  "GET /admin/subscribers": [404, 404, 404, 404],
  "GET /admin/payments": [404, 404, 404, 404],
  "GET /admin/requests": [404, 404, 404, 404],
  "GET /admin/users/:id": [404, 404, 404, 404],
  "GET /admin/series": [404, 404, 404, 404],
  "GET /admin/series/:id": [404, 404, 404, 404],
  "GET /admin/videos": [404, 404, 404, 404],
  "GET /admin/videos/:id": [404, 404, 404, 404],
  "GET /admin/import": [404, 404, 404, 404],
  "GET /admin/playback": [404, 404, 404, 404],
  "GET /admin/health": [404, 404, 404, 404],
  "GET /admin/audit": [404, 404, 404, 404],
  "GET /admin/system": [404, 404, 404, 404],
  "GET /admin/figures": [404, 404, 404, 404],
  "GET /payment-success": [404, 404, 404, 404],
  "GET /frames/:page": [200, 200, 200, 200],
  "GET /favicon.svg": [200, 200, 200, 200],
  "GET /promo/promo.avif": [200, 200, 200, 200],
  "GET /manifest.webmanifest": [200, 200, 200, 200],
  "GET /offline.html": [200, 200, 200, 200],
  "GET /assets/*": [404, 404, 404, 404],
  "GET /*": [404, 404, 404, 404],
  "POST /api/accounts/v1/logout/": [401, 200, 200, 200],
};

const columns: Record<Caller, 0 | 1 | 2 | 3> = {
  anonymous: 0,
  stale: 0,
  blocked: 0,
  member: 1,
  pro: 2,
  superuser: 3,
};

const noRecord = "2147483647";

function requestOf(route: string): InjectOptions {
  const [method = "", url = ""] = route.split(" ");
  return {
    method: method as "GET",
    url: url.replace(":id", noRecord).replace(":name", "1.webp").replace(":page", "home").replace("*", "no/such/page"),
    ...(["POST", "PUT", "PATCH"].includes(method) && {
      headers: { "content-type": "application/json" },
      payload: "{}",
    }),
  };
}

it("has a row for every route, and no row without one", () => {
  expect([...routes].toSorted()).toEqual(Object.keys(table).toSorted());
  const calls = Object.keys(api).map((call) => call.replaceAll(/\{(\w+)\}/g, ":$1"));
  expect(calls.filter((call) => !(call in table))).toEqual([]);
});

it.each(Object.entries(table))("%s", async (route, row) => {
  const request = requestOf(route);
  const given: Record<string, number> = {};
  for (const [caller, token] of Object.entries(await newCallers())) {
    const response = await t.app.inject({
      ...request,
      headers: { ...request.headers, ...(token !== undefined && { authorization: `Token ${token}` }) },
    });
    given[caller] = response.statusCode;
    if (response.statusCode >= 400 && /json/.test(String(response.headers["content-type"]))) {
      const call = route.replaceAll(/:(\w+)/g, "{$1}");
      const bare = call in api && "bareFieldErrors" in api[call as Call];
      if (!bare) expect(errorFault(response.statusCode, response.json())).toBeUndefined();
    }
  }
  const expected = Object.entries(columns).map(([caller, column]) => [caller, row[column]]);
  expect(given).toEqual(Object.fromEntries(expected));
});

it("shows video links to pro members only", async () => {
  const source = { kind: "file", url: "https://videos.example.com/secret-film.mp4" } as const;
  const draft = { title: "Secret film", oid: "secret-oid", categoryId: null, source, picture: undefined };
  const id = await t.services.catalogue.videoEditing.create(draft);
  const outsider = first(await t.members("member", 1));
  const expired = first(await t.members("pro", 1));
  await t.query("update users set pro_expiry_date = $2 where id = $1", [expired.id, t.clock()]);
  for (const token of [undefined, outsider.token, expired.token]) {
    const headers = token === undefined ? {} : { authorization: `Token ${token}` };
    for (const route of routes) {
      if (route.includes("logout")) continue;
      const request = requestOf(route.replace(":id", String(id)));
      const response = await t.app.inject({ ...request, headers: { ...request.headers, ...headers } });
      expect(response.payload, route).not.toMatch(/secret-/);
    }
  }
});
