import type { AuditEntry } from "@mindreel/contract/admin/audit-log";
import { api, type Call } from "@mindreel/contract/api";
import type { Endpoint } from "@mindreel/contract/wire/endpoint";
import { describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { noVideoSources } from "#test/app.ts";
import { goodBodiesOf } from "#test/good-inputs.ts";
import { libraryOf } from "#test/library.ts";
import { first, password } from "#test/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import type { RequestOptions } from "#test/request.ts";

const playlist = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,NAME="English",LANGUAGE="en",URI="en.vtt"';
const cue = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello";
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
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const library = libraryOf(t, token);
const goodBodies = goodBodiesOf(superuser.id, [1]);
const thumbnail = file(await picture());
const list = "GET /api/admin/v1/audit/";
const newest = async () => (await t.ok(list, { token })).results[0];

const series = (title: string) => t.ok("POST /api/series/v1/series/", { token, body: { title } });

let made = 0;
const account = () => {
  const username = `someone${++made}`;
  return { username, email: `${username}@example.com`, password, password2: password };
};

const captionForm = () => ({ language: "en", kind: "subtitles", file: new File([cue], "a.vtt") });

async function withCaptions() {
  const id = first(await library.fill([{ title: "Spoken" }]));
  const call = "POST /api/category/v1/video/{id}/captions/";
  const { caption } = await t.ok(call, { token, id, form: captionForm() });
  const options = { id, params: { caption: String(caption.id) } };
  return { options, details: { name: "Spoken", captions: "English (en, subtitles)" }, target: id };
}

async function asked(text: string): Promise<number> {
  const [member] = await t.members("pro", 1);
  return (await t.ok("POST /api/requests/v1/requests/", { token: member?.token, body: { text } })).id;
}

const protectedHost = () => ({
  host: `host-${++made}.b-cdn.net`,
  provider: "bunny_cdn",
  secret: "a-shared-secret-of-ours",
});

/** A payload with which each superuser's write succeeds, and what its entry says beside action and target. */
const writes: Partial<Record<Call, () => Promise<{ options: RequestOptions; details: object; target?: number }>>> = {
  "POST /api/category/v1/categories/": async () => ({
    options: { form: { name: " Nature ", category_thumbnail: thumbnail } },
    details: { name: "Nature" },
  }),
  "PATCH /api/category/v1/categories/{id}/": async () => ({
    options: { id: await library.category("Old name"), form: { name: "New name", category_thumbnail: thumbnail } },
    details: { name: "New name", before: "Old name", picture: "new" },
  }),
  "DELETE /api/category/v1/categories/{id}/": async () => ({
    options: { id: await library.category("Short-lived") },
    details: { name: "Short-lived" },
  }),
  "POST /api/admin/v1/categories/{id}/restore/": async () => {
    const id = await library.category("Missed");
    await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id });
    return { options: { id }, details: { name: "Missed" } };
  },
  "POST /api/series/v1/series/": async () => ({
    options: { form: { title: " The sea ", series_thumbnail: thumbnail } },
    details: { name: "The sea" },
  }),
  "PATCH /api/series/v1/series/{id}/": async () => ({
    options: { id: (await series("Old title")).id, form: { title: "New title", series_thumbnail: thumbnail } },
    details: { name: "New title", before: "Old title", picture: "new" },
  }),
  "DELETE /api/series/v1/series/{id}/": async () => ({
    options: { id: (await series("Short-lived")).id },
    details: { name: "Short-lived" },
  }),
  "PUT /api/series/v1/series/{id}/videos/": async () => {
    const { id } = await series("In order");
    return { options: { id, body: { videos: [] } }, details: { name: "In order" } };
  },
  "POST /api/admin/v1/series/{id}/restore/": async () => {
    const { id } = await series("Missed");
    await t.ok("DELETE /api/series/v1/series/{id}/", { token, id });
    return { options: { id }, details: { name: "Missed" } };
  },
  "POST /api/category/v1/video/": async () => {
    const category = String(await library.category("For a video"));
    const link = "https://v.example.com/a.mp4";
    return {
      options: {
        form: { title: "A film", category, youtube_video_link: link, video_oid: "1", videos_thumbnail: thumbnail },
      },
      details: { name: "A film" },
    };
  },
  "PATCH /api/category/v1/video/{id}/": async () => ({
    options: { id: first(await library.fill([{ title: "Old title" }])), body: { title: "New title", description: "" } },
    details: { name: "New title", before: "Old title", changed: "title" },
  }),
  "POST /api/category/v1/video/{id}/captions/": async () => {
    const { options, ...entry } = await withCaptions();
    return { options: { ...options, form: captionForm() }, ...entry };
  },
  "DELETE /api/category/v1/video/{id}/captions/{caption}/": withCaptions,
  "POST /api/category/v1/video/{id}/captions/{caption}/restore/": async () => {
    const written = await withCaptions();
    await t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", { token, ...written.options });
    return written;
  },
  "POST /api/category/v1/video/{id}/captions/import/": async () => {
    const written = await withCaptions();
    await t.query("update videos set source_kind = 'hls' where id = $1", [written.target]);
    return written;
  },
  "PUT /api/category/v1/video/{id}/chapters/": async () => ({
    options: {
      id: first(await library.fill([{ title: "Parted" }])),
      body: { chapters: [{ start: 0, title: "Welcome" }] },
    },
    details: { name: "Parted", chapters: 1 },
  }),
  "DELETE /api/category/v1/video/{id}/": async () => ({
    options: { id: first(await library.fill([{ title: "Gone soon" }])) },
    details: { name: "Gone soon" },
  }),
  "PATCH /api/admin/v1/videos/": async () => {
    const id = first(await library.fill([{ title: "Moved" }]));
    const body = { videos: [{ id, category: await library.category("New place"), release_at: null }] };
    const joined = { id: (await series("Joined")).id };
    const moved = { videos: body.videos.map((each) => ({ ...each, series: joined })) };
    return { options: { body: moved }, details: { name: "Moved", changed: "category, series" }, target: id };
  },
  "POST /api/admin/v1/videos/delete/": async () => {
    const id = first(await library.fill([{ title: "Gone with others" }]));
    return { options: { body: { ids: [id] } }, details: { name: "Gone with others" }, target: id };
  },
  "POST /api/admin/v1/videos/restore/": async () => {
    const id = first(await library.fill([{ title: "Back again" }]));
    await t.services.catalogue.videoAdmin.removeOne(id);
    return { options: { body: { ids: [id] } }, details: { name: "Back again" }, target: id };
  },
  "POST /api/admin/v1/health/check/": async () => ({ options: {}, details: { name: "Library" }, target: 1 }),
  "POST /api/admin/v1/health/stills/": async () => {
    await library.fill([{ title: "Without a still" }]);
    return { options: {}, details: { name: "Library", stills: expect.any(Number) }, target: 1 };
  },
  "POST /api/admin/v1/health/videos/{id}/check/": async () => ({
    options: { id: first(await library.fill([{ title: "Looked at" }])) },
    details: { name: "Looked at", state: "gone" },
  }),
  "POST /api/admin/v1/health/videos/{id}/fill/": async () => ({
    options: { id: first(await library.fill([{ title: "Lacking" }])) },
    details: { name: "Lacking", state: "gone" },
  }),
  "POST /api/category/v1/import/": async () => {
    const url = "https://v.example.com/imported.mp4";
    const lines = [
      { line: 1, url, title: "A film", category: "Imported", series: "Imported series" },
      { line: 2, url, title: "A film" },
      { line: 3, url: "x" },
    ];
    return {
      options: { body: { lines, create_categories: true, create_series: true } },
      details: { added: 1, skipped: 1, faulty: 1, categories: "Imported", series: "Imported series" },
      target: 1,
    };
  },
  "POST /api/subscriber/v1/import/": async () => {
    const lines = ["imported@example.com", "IMPORTED@example.com", "x"].map((secondary_email, n) => ({
      ...{ line: n + 1, secondary_email },
    }));
    const details = { name: "Subscribers", added: 1, skipped: 1, unsubscribed: 0, faulty: 1 };
    return { options: { body: { lines } }, details, target: 1 };
  },
  "POST /api/accounts/v1/register/": async () => {
    const body = { ...account(), is_superuser: true };
    return { options: { body }, details: { name: body.username } };
  },
  "DELETE /api/accounts/v1/userlist/{id}/": async () => {
    const { id, username } = first(await t.members("member", 1));
    return { options: { id, body: { reason: "Spam" } }, details: { name: username, reason: "Spam" } };
  },
  "POST /api/accounts/v1/userlist/{id}/unblock/": async () => {
    const { id, username } = first(await t.members("member", 1));
    await t.block(id);
    return { options: { id }, details: { name: username } };
  },
  "DELETE /api/accounts/v1/userlist/{id}/sessions/": async () => {
    const { id, username } = first(await t.members("member", 1));
    return { options: { id }, details: { name: username } };
  },
  "POST /api/billing/v1/members/{id}/free-time/": async () => {
    const { id } = first(await t.members("member", 1));
    return { options: { id, body: { days: 7, reason: " Sorry " } }, details: { days: 7, reason: "Sorry" }, target: id };
  },
  "DELETE /api/billing/v1/free-time/{id}/": async () => {
    const member = first(await t.members("member", 1));
    await t.services.billing.entitlement.give(member.id, 9, "By mistake", null);
    const [given] = await t.query<{ id: number }>("select id from free_time where user_id = $1", [member.id]);
    return { options: { id: given?.id ?? 0 }, details: { days: 9, reason: "By mistake" }, target: member.id };
  },
  "POST /api/billing/v1/reconciliation/": async () => {
    const [run] = await t.query<{ id: number }>("select nextval('reconciliations_id_seq')::int + 1 as id");
    return { options: {}, details: {}, target: run?.id ?? 0 };
  },
  "POST /api/billing/v1/reconciliation/heal/": async () => {
    const [run] = await t.query<{ id: number }>(
      "insert into reconciliations (started_at, ended_at) values (now(), now()) returning id",
    );
    await t.query(
      "insert into differences (reconciliation_id, subscription_id, kind, ours, theirs) values ($1, 'sub_1', 'stranger', '', '')",
      [run?.id],
    );
    return { options: { body: {} }, details: { differences: 1 }, target: run?.id ?? 0 };
  },
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
  "POST /api/billing/v1/events/{id}/replay/": async () => {
    const [event] = await t.query<{ number: number }>(
      `insert into payment_events (id, type, object_id, created_at, received_at, state)
       values ('evt_1', 'invoice.paid', '', now(), now(), 'done') returning number`,
    );
    return { options: { id: "evt_1" }, details: { name: "evt_1", type: "invoice.paid" }, target: event?.number ?? 0 };
  },
  "PUT /api/admin/v1/requests/{id}/answer/": async () => {
    const video = first(await library.fill([{ title: "The tawny owl" }]));
    const options = { id: await asked("Owls"), body: { video } };
    return { options, details: { name: "Owls", video: "The tawny owl" } };
  },
  "PUT /api/admin/v1/requests/{id}/declined/": async () => ({
    options: { id: await asked("Dragons"), body: { declined: true } },
    details: { name: "Dragons", declined: "yes" },
  }),
  "POST /api/admin/v1/requests/{id}/merge/": async () => ({
    options: { id: await asked("Bats"), body: { ids: [await asked("Bats at night")] } },
    details: { name: "Bats", merged: "Bats at night" },
  }),
  "POST /api/admin/v1/requests/{id}/split/": async () => {
    const [id, other] = [await asked("Moths"), await asked("Moths at night")];
    await t.ok("POST /api/admin/v1/requests/{id}/merge/", { token, id, body: { ids: [other] } });
    return { options: { id, body: { ids: [other] } }, details: { name: "Moths", split: "Moths at night" } };
  },
  "DELETE /api/admin/v1/requests/{id}/": async () => ({
    options: { id: await asked("Rude words") },
    details: { name: "Rude words" },
  }),
  "POST /api/admin/v1/requests/{id}/restore/": async () => {
    const id = await asked("Missed");
    await t.ok("DELETE /api/admin/v1/requests/{id}/", { token, id });
    return { options: { id }, details: { name: "Missed" } };
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
};

for (const [call, name] of [
  ["GET /api/admin/v1/export/users/", "users"],
  ["GET /api/admin/v1/export/subscribers/", "subscribers"],
  ["GET /api/admin/v1/export/payments/", "payments"],
] as const) {
  writes[call] = async () => ({ options: {}, details: { name: `${name}-2026-01-15.csv` }, target: superuser.id });
}

const audited = (Object.entries(api) as [Call, Endpoint][]).filter(
  ([call, { access, audit }]) => audit !== undefined || (access === "superuser" && !call.startsWith("GET")),
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
      const form = call.startsWith("PATCH")
        ? { form: { name: "x" } }
        : call.endsWith("/captions/") && { form: captionForm() };
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
