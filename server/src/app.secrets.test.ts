import { api, type Call } from "@mindreel/contract/api";
import { signingProviders } from "@mindreel/contract/wire/signing-providers";
import { beforeAll, expect, it } from "vitest";
import { startApp } from "#test/app.ts";
import { first, password, type Role } from "#test/members.ts";
import { customerKeys } from "#test/peers/signed-host/keys.ts";
import { unzip } from "#test/zip.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const registered = await t.register("pro");
const pro = { id: registered.id, token: await t.login(registered.email) };

/** The calls whose answer may have a signed address. */
const mayHave: readonly Call[] = ["POST /api/playback/v1/videos/{id}/"];

/** What a signed address has and a plain one has not, and pieces of the keys. */
const signatures = /token=|token_path|expires=\d|HS256-|X-Amz-|Signature=|Policy=|Key-Pair-Id|eyJhbGciOi/i;
const key = customerKeys.mux.secret.split("\n")[3] ?? "";
const secrets = [key, ...signingProviders.map((provider) => customerKeys[provider].secret)];

const hosts = signingProviders.map((provider, n) => ({ provider, host: `host-${n}.example.com` }));
const files = { mux: "/abc.m3u8", cloudflare_stream: "/abc/manifest/video.m3u8", bunny_embed: "/embed/1/abc" };
const pathAt = (provider: string) => Object.entries(files).find(([name]) => name === provider)?.[1] ?? "/abc/film.mp4";
const sources = hosts.map(({ provider, host }) => `https://${host}${pathAt(provider)}`);
const ids: number[] = [];

beforeAll(async () => {
  for (const [n, { provider, host }] of hosts.entries()) {
    const { id: key_id, region, secret } = customerKeys[provider];
    const body = { host, provider, secret, ...(key_id && { key_id }), ...(region && { region }) };
    await t.ok("PUT /api/playback/v1/sources/", { token: superuser.token, body });
    const url = sources[n] ?? "";
    const source = { kind: url.endsWith(".m3u8") ? "hls" : "file", url } as const;
    const draft = { title: `Film ${n}`, oid: `film-${n}`, categoryId: null, source, picture: undefined };
    ids.push(await t.services.catalogue.videoEditing.create(draft));
  }
  // In every list that shows videos.
  for (const member of [superuser, pro]) {
    const lists = { user: member.id, video: ids };
    for (const kind of ["save", "recent"] as const) {
      await t.ok(`POST /api/category/v1/${kind}/videos/`, { token: member.token, body: lists });
    }
    for (const id of ids) {
      const { session } = await t.ok("POST /api/playback/v1/videos/{id}/", { token: member.token, id });
      const body = { position: 30, duration: 600, session, seq: 1 };
      await t.ok("PUT /api/playback/v1/videos/{id}/position/", { token: member.token, id, body });
      await t.ok("DELETE /api/playback/v1/plays/{session}/", { token: member.token, params: { session } });
    }
  }
});

it("would be noticed: the playback call gives a signed address to pro members", async () => {
  for (const id of ids.slice(0, 3)) {
    const { src } = await t.ok("POST /api/playback/v1/videos/{id}/", { token: pro.token, id });
    expect(src).toMatch(signatures);
  }
  const { results } = await t.ok("GET /api/category/v1/video/", { token: pro.token });
  expect(results.map(({ youtube_video_link: url }) => url).toSorted()).toEqual(sources.toSorted());
});

it("gives members neither in the copy of their own data", async () => {
  const response = await t.app.inject({
    ...{ method: "POST", url: "/api/accounts/v1/security/own-data/", payload: { current_password: password } },
    headers: { authorization: `Token ${pro.token}` },
  });
  const files = [...unzip(response.rawPayload).values()].map(String).join("\n");
  expect(files).toContain("Film 0");
  expect(files).not.toMatch(signatures);
  for (const secret of secrets) expect(files).not.toContain(secret);
});

/** Queries that calls answer with more than a 400. */
const queries: Partial<Record<Call, string>> = {
  "GET /api/category/v1/lookup/": `?url=${encodeURIComponent(sources[0] ?? "")}`,
  "GET /api/admin/v1/health/videos/": "?kind=unwatched",
  "GET /api/admin/v1/figures/": "?from=2026-01-01&to=2026-01-15",
  "GET /api/admin/v1/figures/videos/": "?from=2026-01-01&to=2026-01-15",
  "GET /api/admin/v1/figures/file/": "?from=2026-01-01&to=2026-01-15&file=videos",
  "GET /api/playback/v1/videos/{id}/figures/": "?from=2026-01-01&to=2026-01-15",
  "GET /api/playback/v1/videos/{id}/figures/file/": "?from=2026-01-01&to=2026-01-15&file=retention",
};
/** Bodies likewise; for other calls none, which every call refuses or ignores. */
const bodies: Partial<Record<Call, object>> = {
  "PATCH /api/category/v1/video/{id}/": { title: "Another title" },
  "POST /api/playback/v1/sources/{id}/test/": {},
  "PUT /api/playback/v1/sources/": { host: "host-9.example.com", provider: "mux", key_id: "x", secret: key },
  "POST /api/category/v1/import/": { dry_run: true, lines: [{ line: 1, url: sources[0] ?? "", title: "Film" }] },
};

const order = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const calls = (Object.keys(api) as Call[])
  .filter((call) => !mayHave.includes(call))
  // What destroys comes last.
  .toSorted((a, b) => order.findIndex((verb) => a.startsWith(verb)) - order.findIndex((verb) => b.startsWith(verb)));
const callers: readonly (Role | "anonymous")[] = ["anonymous", "member", "pro", "superuser"];

/** Whoever writes is new, since some calls end the session that they are made with. */
async function tokenOf(caller: (typeof callers)[number], method: string): Promise<string | undefined> {
  if (caller === "anonymous") return undefined;
  if (method === "GET" && caller === "pro") return pro.token;
  return first(await t.members(caller, 1)).token;
}

it.each(calls)("%s answers no key and no signed address, whoever asks", async (call) => {
  const [method = "", path = ""] = call.split(" ");
  for (const caller of callers) {
    const token = await tokenOf(caller, method);
    for (const id of [...ids.slice(0, 2), pro.id]) {
      const body = method === "GET" ? undefined : JSON.stringify(bodies[call] ?? {});
      const response = await t.app.inject({
        method: method as "GET",
        url: `${path.replaceAll(/\{\w+\}/g, String(id))}${queries[call] ?? ""}`,
        headers: {
          ...(token !== undefined && { authorization: `Token ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { payload: body }),
      });
      const said = response.payload + JSON.stringify(response.headers);
      expect(said, caller).not.toMatch(signatures);
      for (const secret of secrets) expect(said, caller).not.toContain(secret);
    }
  }
});

it("leaves neither in the log, nor in the database in plain text", async () => {
  const stored = JSON.stringify([
    await t.query("select * from protected_sources"),
    await t.query("select * from videos"),
    await t.query("select * from video_origins"),
    await t.query("select * from audit_log"),
    await t.query("select data, output from pgboss.job"),
  ]);
  for (const said of [stored, t.log.join("\n")]) {
    expect(said).not.toMatch(signatures);
    for (const secret of secrets) expect(said).not.toContain(secret);
  }
});
