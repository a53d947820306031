import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { api, type Call } from "@mindreel/contract/api";
import { errorFault } from "@mindreel/contract/testing/responses";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, type Role } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { everyCall } from "#test/calls/every-call.ts";
import { otherRoutes } from "#test/calls/other-routes.ts";
import type { Access } from "#test/calls/rows.ts";

/** Every route registered with Fastify, including those of plugins. */
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
// The last superuser may not leave, so none of the callers is.
await t.members("superuser", 1);

/** A token for each kind of caller. */
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
const readers = await newCallers();

/** A new call needs a row beside its capability. */
const table: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(everyCall.map(([call, { access }]) => [call.replaceAll(/\{(\w+)\}/g, ":$1"), access])),
  ...otherRoutes,
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

it("has a row for every route, and no other rows", () => {
  expect([...routes].toSorted()).toEqual(Object.keys(table).toSorted());
  const calls = Object.keys(api).map((call) => call.replaceAll(/\{(\w+)\}/g, ":$1"));
  expect(calls.filter((call) => !(call in table))).toEqual([]);
});

it.each(Object.entries(table))("%s", async (route, access) => {
  const request = requestOf(route);
  const given: Record<string, number> = {};
  // Some writes end their caller's session, or delete the caller.
  for (const [caller, token] of Object.entries(request.method === "GET" ? readers : await newCallers())) {
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
  const expected = Object.entries(columns).map(([caller, column]) => [caller, access[column]]);
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

const outcome = await startApp({
  extend: async (app) => {
    app.get("/forgotten", async () => "for whom?");
  },
}).then(() => "it started", String);

it("refuses to start with a route that does not declare its access", () => {
  expect(outcome).toMatch(/declare no access.*\/forgotten/);
});
