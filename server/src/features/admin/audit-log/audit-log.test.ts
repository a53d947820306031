import type { AuditEntry } from "@mindreel/contract/admin/audit-log";
import { api, type Call } from "@mindreel/contract/api";
import type { Endpoint } from "@mindreel/contract/wire/endpoint";
import { describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { first, password } from "#test/app/members.ts";
import { bodiesOf } from "#test/calls/every-call.ts";
import { libraryOf } from "#test/library/library.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { auditFilter } from "./audit-log.policy.ts";

const t = await startPaidApp();
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const thumbnail = file(await picture());
const cue = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello";
const captions = () => ({ language: "en", kind: "subtitles", file: new File([cue], "a.vtt") });
const bodies = bodiesOf(superuser.id, [1]);
const list = "GET /api/admin/v1/audit/";
const newest = async () => (await t.ok(list, { token })).results[0];

const audited = (Object.entries(api) as [Call, Endpoint][]).filter(([, { audit }]) => audit !== undefined);

describe("the log has no entry of", () => {
  it("a write that fails", async () => {
    const before = await newest();
    for (const [call] of audited.filter(([name]) => /^(?!GET).*\{id\}/.test(name))) {
      const form =
        (call.startsWith("PATCH") && bodies[call] === undefined && { form: { name: "x" } }) ||
        (call.endsWith("/captions/") && { form: captions() }) ||
        (call.endsWith("/pictures/") && { form: { description: "x", picture: thumbnail } });
      const body = bodies[call] && { body: bodies[call] };
      const params = { caption: "1", price: "1" };
      const { status } = await t.request(call, { token, id: 2_147_483_647, params, ...form, ...body });
      expect(status, call).toBe(404);
    }
    await libraryOf(t, token).category("Taken");
    const taken = await t.request("POST /api/category/v1/categories/", {
      token,
      form: { name: "taken", category_thumbnail: thumbnail },
    });
    expect(taken.status).toBe(400);
    expect((await newest())?.id).toBe(before?.id);
  });

  it("a plain registration", async () => {
    const before = await newest();
    expect(
      (
        await t.request("POST /api/accounts/v1/register/", {
          body: { username: "someone", email: "someone@example.com", password, password2: password },
          token,
        })
      ).status,
    ).toBe(201);
    expect((await newest())?.id).toBe(before?.id);
  });
});

describe("the log", () => {
  it("is append-only", async () => {
    await t.query(
      "insert into audit_log (at, action, target_type, target_id, details) values (now(), 'x', 'x', 1, '{}')",
    );
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

it("includes both days, and the last day of a leap year's February", () => {
  expect(auditFilter({ from: "2028-02-28", to: "2028-02-29" })).toEqual({
    since: new Date("2028-02-28T00:00:00Z"),
    before: new Date("2028-03-01T00:00:00Z"),
  });
});

it("ignores what is empty or absent", () => {
  expect(auditFilter({ actor: "", action: "" })).toEqual({});
  expect(auditFilter({ actor: "ann", action: "video.create" })).toEqual({ actor: "ann", action: "video.create" });
});
