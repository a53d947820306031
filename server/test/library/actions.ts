import type { OpenToField } from "@mindreel/contract/catalogue/open-to";
import { inTransaction } from "#data/transaction.ts";
import { eq } from "#db/orm.ts";
import { videos } from "#db/schema/library/catalogue.ts";
import { AppError } from "#domain/errors.ts";
import type { TestApp } from "#test/app/app.ts";
import type { TestMember } from "#test/app/members.ts";
import { libraryOf } from "./library.ts";

const minute = 60_000;

/** The first plan is the one that a database has from the start. */
const openings: readonly OpenToField[] = [null, "everyone", "members", [1], [1]];
const openTo = (n: number): OpenToField => openings[n % openings.length] ?? null;

/** Actions that change what members read. */
export const actions = [
  ...(["like", "unlike", "save", "unsave", "watch", "play", "finish", "forget", "put back"] as const),
  ...(["create", "schedule", "rename", "move", "delete", "restore"] as const),
  ...(["translate", "translate series", "translate category"] as const),
  ...(["measure", "give another source"] as const),
  ...(["open video", "open series", "open category", "give plan", "end plan"] as const),
  ...(["fill series", "empty series", "order series", "name series", "delete series", "restore series"] as const),
  ...(["name category", "delete category", "add category", "arrange home"] as const),
  ...(["block", "unblock", "sign in", "sign out", "give pro", "end pro", "take early access"] as const),
  ...(["add passkey", "take passkey", "get codes", "use code"] as const),
  ...(["ask", "answer", "see answer", "refuse"] as const),
  ...(["wait", "others"] as const),
] as const;

export interface Action {
  readonly does: (typeof actions)[number];
  /** Indexes of the member and the video, taken modulo the number of existing ones. */
  readonly member: number;
  readonly video: number;
  readonly n: number;
}

interface World {
  /** A server without a cache. */
  readonly plain: TestApp;
  readonly superuser: TestMember;
  readonly members: readonly TestMember[];
  /** Advances the clock of all servers, in milliseconds. */
  readonly advance: (by: number) => void;
}

/**
 * Performs one action at a time through a server's calls or services. Refusals, which change nothing, are cases too.
 */
export function performer({ plain, superuser, members, advance }: World) {
  let playedTimes = 0;
  let openedTimes = 0;
  return async ({ does, member: index, video: at, n }: Action, t: TestApp): Promise<void> => {
    const member = members[index % members.length];
    if (member === undefined) throw new Error("no such member");
    const { id, token } = member;
    const present = await plain.query<{ id: number }>("select id from videos order by id desc");
    const video = present[at % present.length]?.id ?? 0;
    const [category] = await plain.query<{ id: number }>("select id from categories order by id desc limit 1");
    const lists = { add: [video], remove: [] };
    const edit = (body: object) =>
      t.request("PATCH /api/category/v1/video/{id}/", { token: superuser.token, id: video, body });
    switch (does) {
      case "like":
      case "unlike":
        await t.request("POST /api/category/v1/like/videos/", {
          token,
          body: { likevideo: video, likeusers: does === "like" ? [id] : [] },
        });
        return;
      case "save":
      case "watch": {
        const kind = does === "save" ? "save" : "recent";
        await t.request(`POST /api/category/v1/${kind}/videos/`, { token, body: { user: id, video: [video] } });
        return;
      }
      case "play":
      case "finish":
        await t.request("PUT /api/playback/v1/videos/{id}/position/", {
          ...{ token, id: video },
          body: { position: does === "play" ? 10 * n : 95, duration: 100, session: `play-${n}`, seq: playedTimes++ },
        });
        return;
      case "forget":
        await t.request("DELETE /api/playback/v1/continue/{id}/", { token, id: video });
        return;
      case "put back":
        await t.request("PUT /api/playback/v1/continue/{id}/", { token, id: video });
        return;
      case "unsave":
        await t.request("PATCH /api/category/v1/save/videos/{id}/", {
          token,
          id,
          body: { ...lists, add: [], remove: [video] },
        });
        return;
      case "create":
      case "schedule":
        await libraryOf(t, token)
          .fill([
            {
              title: `New film ${n}`,
              categoryId: n % 2 === 0 ? (category?.id ?? null) : null,
              // Never exactly the moment that time is advanced to.
              releaseAt: does === "create" ? null : new Date(t.clock().getTime() + (n * 60 + 30) * minute),
            },
          ])
          .catch((error: unknown) => {
            // Its category may have been deleted by now.
            if (!(error instanceof AppError)) throw error;
          });
        return;
      case "rename":
        await edit({ title: `Film "likeusers":[${n}] \\` });
        return;
      case "translate":
        await t.request("PUT /api/admin/v1/videos/{id}/translations/", {
          ...{ token: superuser.token, id: video },
          body: { language: n % 2 === 0 ? "de" : "fr", title: n > 3 ? "" : `Film "likeusers":[${n}]`, description: "" },
        });
        return;
      case "translate series":
        await t.request("PUT /api/admin/v1/series/{id}/translations/", {
          ...{ token: superuser.token, id: 1 + (n % 2) },
          body: { language: "de", title: n > 3 ? "" : `Serie ${n}`, description: "" },
        });
        return;
      case "translate category":
        await t.request("PUT /api/admin/v1/categories/{id}/translations/", {
          ...{ token: superuser.token, id: category?.id ?? 1 },
          body: { language: "de", name: n > 3 ? "" : `Sparte ${n}` },
        });
        return;
      case "measure":
        // As done by the job and by players' reports.
        if (n % 2 === 0) {
          await inTransaction(t.database.db, async (tx) => {
            await tx
              .update(videos)
              .set({ duration: 300 * n })
              .where(eq(videos.id, video));
          });
        }
        for (const { id: player } of members) await t.services.catalogue.durations.reported(video, player, 301 * n);
        return;
      case "give another source":
        await edit({ youtube_video_link: `https://videos.example.com/other-${n}.mp4` });
        return;
      case "open video":
        await edit({ open_to: openTo(n) });
        return;
      case "open series":
        await t.request("PATCH /api/series/v1/series/{id}/", {
          ...{ token: superuser.token, id: 1 + (n % 2) },
          body: { open_to: openTo(n) },
        });
        return;
      case "open category":
        await t.request("PATCH /api/admin/v1/categories/{id}/", {
          ...{ token: superuser.token, id: category?.id ?? 1 },
          body: { open_to: openTo(n) },
        });
        return;
      case "give plan":
      case "end plan": {
        const until = new Date(t.clock().getTime() + n * 60 * minute).toISOString();
        const held = does === "give plan" ? { 1: until } : {};
        await t.query("update users set held_plans = $2 where id = $1", [id, held]);
        return;
      }
      case "move":
        await edit({ category: String(category?.id ?? 1) });
        return;
      case "delete":
        await t.request("DELETE /api/category/v1/video/{id}/", { token: superuser.token, id: video });
        return;
      case "restore":
        await t.request("POST /api/admin/v1/videos/restore/", { token: superuser.token, body: { ids: [video] } });
        return;
      case "fill series":
      case "empty series": {
        const id = 1 + (n % 2);
        await t.request("PATCH /api/admin/v1/videos/", {
          token: superuser.token,
          body: { videos: [{ id: video, series: does === "fill series" ? { id, place: n } : null }] },
        });
        return;
      }
      case "order series": {
        const found = await plain.query<{ id: number }>(
          `select v.id from series_videos m join videos v on v.id = m.video_id
         where m.series_id = $1 and v.deleted_at is null order by v.title, v.id`,
          [1 + (n % 2)],
        );
        await t.request("PUT /api/series/v1/series/{id}/videos/", {
          ...{ token: superuser.token, id: 1 + (n % 2) },
          body: { videos: found.map((each) => each.id) },
        });
        return;
      }
      case "name series":
        await t.request("PATCH /api/series/v1/series/{id}/", {
          ...{ token: superuser.token, id: 1 + (n % 2) },
          body: { title: `"likeusers":[${n}] "position":null,"watched":false` },
        });
        return;
      case "delete series":
        await t.request("DELETE /api/series/v1/series/{id}/", { token: superuser.token, id: 1 + (n % 2) });
        return;
      case "restore series":
        await t.request("POST /api/admin/v1/series/{id}/restore/", { token: superuser.token, id: 1 + (n % 2) });
        return;
      case "name category":
        await t.request("PATCH /api/category/v1/categories/{id}/", {
          token: superuser.token,
          id: category?.id ?? 1,
          form: { name: n % 2 === 0 ? "Drama" : `Named ${n}` },
        });
        return;
      case "delete category":
        await t.request("DELETE /api/category/v1/categories/{id}/", { token: superuser.token, id: category?.id ?? 1 });
        return;
      case "add category":
        await t.query("insert into categories (name) values ($1) on conflict do nothing", [`Added ${n}`]);
        return;
      case "arrange home":
        await t.request("PUT /api/category/v1/home/", {
          token: superuser.token,
          body: {
            featured: n === 1 ? null : n % 2 === 0 ? { kind: "video", id: video } : { kind: "series", id: 1 + (n % 2) },
            rails: [
              { id: `category:${category?.id ?? 1}`, visible: n > 2 },
              { id: "series:2", visible: n < 4 },
              { id: "new", visible: n !== 5 },
            ],
          },
        });
        return;
      case "block":
        await t.request("DELETE /api/accounts/v1/userlist/{id}/", { token: superuser.token, id });
        return;
      case "unblock":
        await t.request("POST /api/accounts/v1/userlist/{id}/unblock/", { token: superuser.token, id });
        return;
      case "sign out":
        await t.request("POST /api/accounts/v1/logout/", { token });
        return;
      case "sign in":
        // As a sign-in does: the time of the last one, whose change is announced, is stored with the session.
        await t.query(
          `with opened as (
             insert into sessions (user_id, token_hash, device, created_at, last_used_at) values ($1, $2, $2, $3, $3))
           update users set last_login = $3 where id = $1`,
          [id, `elsewhere-${n}-${++openedTimes}`, t.clock()],
        );
        return;
      case "add passkey":
        await t.query(
          `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
           values ($1, $2, '', 0, '{}', $2, $3) on conflict do nothing`,
          [id, `key-${n}`, t.clock()],
        );
        return;
      case "take passkey":
        await t.query("delete from passkeys where credential_id = $1", [`key-${n}`]);
        return;
      case "get codes":
        await t.query("insert into recovery_codes (user_id, code_hash) values ($1, $2) on conflict do nothing", [
          id,
          `code-${n}`,
        ]);
        return;
      case "use code":
        await t.query("delete from recovery_codes where user_id = $1 and code_hash = $2", [id, `code-${n}`]);
        return;
      case "ask":
        await t.request("POST /api/requests/v1/requests/", { token, body: { text: `A film about ${n}` } });
        return;
      case "answer":
      case "refuse": {
        const [asked] = await plain.query<{ id: number }>("select id from requests where text like $1", [`%${n}`]);
        if (asked === undefined) return;
        if (does === "refuse") {
          await t.request("DELETE /api/admin/v1/requests/{id}/", { token: superuser.token, id: asked.id });
          return;
        }
        await t.request("POST /api/admin/v1/requests/{id}/restore/", { token: superuser.token, id: asked.id });
        const body = { video };
        await t.request("PUT /api/admin/v1/requests/{id}/answer/", { token: superuser.token, id: asked.id, body });
        return;
      }
      case "see answer": {
        const [asked] = await plain.query<{ id: number }>("select id from requests where text like $1", [`%${n}`]);
        if (asked !== undefined) await t.request("PUT /api/requests/v1/answers/{id}/seen/", { token, id: asked.id });
        return;
      }
      case "give pro":
        await t.services.billing.entitlement.give(id, 1, "A day for a test", null);
        return;
      case "end pro":
        await t.query("update users set pro_expiry_date = $2 where id = $1", [id, t.clock()]);
        return;
      case "take early access":
        await t.query("update users set early_access = not early_access where id = $1", [id]);
        return;
      case "wait":
        advance((1 + n) * 60 * minute);
        return;
      case "others":
        // A direct change in the database.
        await plain.query(
          "insert into likes (user_id, video_id) select id, $1 from users limit $2 on conflict do nothing",
          [video, n],
        );
    }
  };
}
