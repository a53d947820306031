import type { AuditEntry } from "@mindreel/contract/admin/audit-log";
import { api, type Call } from "@mindreel/contract/api";
import type { Endpoint } from "@mindreel/contract/wire/endpoint";
import { describe, expect, it } from "vitest";
import { noVideoSources } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { account, accountsEntries } from "#test/audited/accounts.ts";
import { type Audited, createAuditedWorld } from "#test/audited/audited.ts";
import { billingEntries } from "#test/audited/billing.ts";
import { captionForm, captionsEntries, cue } from "#test/audited/captions.ts";
import { catalogueEntries } from "#test/audited/catalogue.ts";
import { firstRunEntries } from "#test/audited/first-run.ts";
import { newsletterEntries } from "#test/audited/newsletter.ts";
import { playbackEntries } from "#test/audited/playback.ts";
import { requestsEntries } from "#test/audited/requests.ts";
import { siteEntries } from "#test/audited/site.ts";
import { goodBodiesOf } from "#test/inputs/good-inputs.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const playlist = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="English",LANGUAGE="en",URI="en.vtt"';
const t = await startPaidApp(
  {},
  {},
  {
    videoSources: {
      ...noVideoSources,
      fetchFile: async (url) => ({ status: 200, content: Buffer.from(url.endsWith(".vtt") ? cue : playlist), url }),
    },
  },
);
const world = await createAuditedWorld(t);
const { superuser, token, library, thumbnail } = world;
const goodBodies = goodBodiesOf(superuser.id, [1]);
const list = "GET /api/admin/v1/audit/";
const newest = async () => (await t.ok(list, { token })).results[0];

/** A new superuser call needs an entry in its feature's file. */
const writes: Audited = {
  ...accountsEntries(world),
  ...billingEntries(world),
  ...captionsEntries(world),
  ...catalogueEntries(world),
  ...firstRunEntries(world),
  ...newsletterEntries(world),
  ...playbackEntries(world),
  ...requestsEntries(world),
  ...siteEntries(world),
};

const audited = (Object.entries(api) as [Call, Endpoint][]).filter(
  ([call, { access, audit, reads, blank }]) =>
    audit !== undefined || (access === "superuser" && !call.startsWith("GET") && !reads && !blank),
);

describe("a superuser's write leaves an entry", () => {
  it.each(audited)("%s", async (call, { audit: action = "" }) => {
    const write = writes[call];
    if (write === undefined) throw new Error("a write that this test does not know");
    const { options, details, target } = await write();
    const before = await newest();
    const { status, body } = await t.request(call, { ...options, token });
    expect(status).toBeLessThan(300);
    const entry = await newest();
    expect(entry?.id).not.toBe(before?.id);
    expect(entry).toMatchObject({ actor_id: superuser.id, actor: superuser.username, action, details });
    expect(entry?.target_type).toBe(action.split(".")[0]);
    expect(entry?.target_id).toBe(target ?? options.id ?? (body as { id: number }).id);
  });

  it("but not if it fails", async () => {
    const before = await newest();
    for (const [call] of audited.filter(([name]) => /^(?!GET).*\{id\}/.test(name))) {
      const form =
        (call.startsWith("PATCH") && { form: { name: "x" } }) ||
        (call.endsWith("/captions/") && { form: captionForm() }) ||
        (call.endsWith("/pictures/") && { form: { description: "x", picture: thumbnail } });
      const body = goodBodies[call] && { body: goodBodies[call] };
      expect(
        (await t.request(call, { token, id: 2_147_483_647, params: { caption: "1" }, ...form, ...body })).status,
      ).toBe(404);
    }
    await library.category("Taken");
    const taken = await t.request("POST /api/category/v1/categories/", {
      token,
      form: { name: "taken", category_thumbnail: thumbnail },
    });
    expect(taken.status).toBe(400);
    expect((await newest())?.id).toBe(before?.id);
  });

  it("but a plain registration leaves none", async () => {
    const before = await newest();
    expect((await t.request("POST /api/accounts/v1/register/", { body: account(), token })).status).toBe(201);
    expect((await newest())?.id).toBe(before?.id);
  });
});

describe("the log", () => {
  it("is append-only", async () => {
    for (const change of ["update audit_log set details = '{}'", "delete from audit_log", "truncate audit_log"]) {
      await expect(t.query(change)).rejects.toThrow("audit_log is append-only");
    }
  });

  it("is filtered by actor, action and days, and paged with its count", async () => {
    const other = first(await t.members("superuser", 1));
    const at = (day: number) => new Date(Date.UTC(2025, 5, day, 23, 59, 59, 999));
    for (let day = 1; day <= 28; day++) {
      await t.query(
        "insert into audit_log (at, actor_id, action, target_type, target_id, details) values ($1, $2, $3, 'video', $4, '{}')",
        [at(day), day % 2 ? other.id : superuser.id, day % 3 ? "video.create" : "video.delete", day],
      );
    }
    const walk = async (query: Record<string, string>) => {
      const seen: AuditEntry[] = [];
      for (let given = query; ; ) {
        const { results, next, count } = await t.ok(list, { token, query: given });
        seen.push(...results);
        if (next === null) {
          expect(seen).toHaveLength(count);
          return seen.filter((entry) => entry.at.startsWith("2025-06")).map((entry) => entry.target_id);
        }
        given = Object.fromEntries(new URL(next).searchParams);
      }
    };
    const days = (holds: (day: number) => boolean) => Array.from({ length: 28 }, (_, n) => 28 - n).filter(holds);
    expect(await walk({})).toEqual(days(() => true));
    expect(await walk({ actor: other.username.toUpperCase() })).toEqual(days((day) => day % 2 === 1));
    expect(await walk({ action: "video.delete" })).toEqual(days((day) => day % 3 === 0));
    expect(await walk({ from: "2025-06-10", to: "2025-06-12" })).toEqual([12, 11, 10]);
    expect(await walk({ actor: other.username, action: "video.create", to: "2025-06-07" })).toEqual([7, 5, 1]);
    expect(await walk({ actor: "nobody at all" })).toEqual([]);
    for (const query of [{ from: "2025-02-30" }, { to: "yesterday" }]) {
      expect((await t.request(list, { token, query })).status).toBe(400);
    }
  });
});
