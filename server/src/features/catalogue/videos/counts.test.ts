import fc from "fast-check";
import { expect, it } from "vitest";
import { inTransaction } from "#data/transaction.ts";
import { sql } from "#db/orm.ts";
import { AppError } from "#domain/errors.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const members = await t.members("pro", 3);
const { token } = first(members);
const library = libraryOf(t, token);

/** Every stored count that differs from the real one. */
const differences = () =>
  t.query(`
    select 'library' as what, video_count as kept, (select count(*)::int from videos where deleted_at is null) as real
    from library where video_count <> (select count(*) from videos where deleted_at is null)
    union all
    select 'category ' || id, video_count, (select count(*)::int from videos v where v.category_id = c.id and deleted_at is null)
    from categories c
    where video_count <> (select count(*) from videos v where v.category_id = c.id and deleted_at is null)
    union all
    select 'video ' || id, like_count, (select count(*)::int from likes l where l.video_id = v.id)
    from videos v where coalesce(like_count, 0) <> (select count(*) from likes l where l.video_id = v.id)
    union all
    select 'list ' || user_id || kind, video_count,
           (select count(*)::int from list_videos m where m.user_id = l.user_id and m.kind = l.kind)
    from lists l where video_count <> (select count(*) from list_videos m where m.user_id = l.user_id and m.kind = l.kind)`);

const action = fc.record({
  kind: fc.constantFrom(
    "add",
    "add",
    "remove",
    "restore",
    "purge",
    "like",
    "unlike",
    "save",
    "replace",
    "watch",
    "addCategory",
    "removeCategory",
  ),
  a: fc.nat({ max: 1000 }),
  b: fc.nat({ max: 1000 }),
});
type Action = ReturnType<typeof action.generate>["value"];

const noAudit = Object.assign(async () => undefined, { each: async () => undefined });
const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(items.length, 1)];
const ids = async (table: "videos" | "categories") =>
  (await t.query<{ id: number }>(`select id from ${table} order by id`)).map((row) => row.id);

/** The target may be gone by now; that must be an AppError and nothing else. */
function orGone(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

async function perform({ kind, a, b }: Action): Promise<void> {
  const [videos, categories] = [await ids("videos"), await ids("categories")];
  const video = pick(videos, a);
  const member = pick(members, b) ?? first(members);
  const user = member.id;
  if (kind === "add") {
    await library.fill([{ categoryId: b % 3 ? (pick(categories, a) ?? null) : null }]).catch(orGone);
  } else if (kind === "addCategory")
    await library.category(`Category ${categories.length} ${a} ${b} ${t.clock().getTime()}`);
  else if (kind === "removeCategory")
    await t.services.catalogue.categories.remove(pick(categories, a) ?? 0).catch(orGone);
  else if (video === undefined) return;
  else if (kind === "remove") await t.services.catalogue.videoAdmin.removeOne(video).catch(orGone);
  else if (kind === "restore") await t.services.catalogue.videoAdmin.restore([video], noAudit);
  else if (kind === "purge") {
    await inTransaction(t.database.db, (tx) =>
      tx.execute(sql`delete from videos where deleted_at is not null and id % 2 = ${a % 2}`),
    );
  } else if (kind === "like" || kind === "unlike") {
    const body = { likevideo: video, likeusers: kind === "like" ? [user] : [] };
    await t.request("POST /api/category/v1/like/videos/", { token: member.token, body });
  } else if (kind === "replace") {
    const body = { user, video: videos.filter((id) => (id + b) % 2 === 0) };
    await t.request("PUT /api/category/v1/save/videos/{id}/", { token: member.token, id: user, body });
  } else {
    const body = { user, video: [video, pick(videos, b) ?? video] };
    const call = kind === "save" ? "POST /api/category/v1/save/videos/" : "POST /api/category/v1/recent/videos/";
    await t.request(call, { token: member.token, body });
  }
}

it("keeps every count exact, whatever is added and removed, sequentially or concurrently", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 40 }), fc.boolean(), async (actions, atOnce) => {
      if (atOnce) await Promise.all(actions.map(perform));
      else for (const each of actions) await perform(each);
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 10, seed: 7 },
  );
  // PostgreSQL detects deadlocks only after a second, so many of them on a busy machine take a while.
}, 120_000);

it("keeps counts exact when accounts are deleted and when videos change category in bulk", async () => {
  const [one, other] = [await library.category("One"), await library.category("Other")];
  const videos = await library.fill(Array.from({ length: 10 }, () => ({ categoryId: one })));
  const gone = first(await t.members("pro", 1));
  for (const likevideo of videos) {
    await t.ok("POST /api/category/v1/like/videos/", { token: gone.token, body: { likevideo, likeusers: [gone.id] } });
  }
  await t.query("update videos set category_id = case when id % 2 = 0 then $2::int end where category_id = $1", [
    one,
    other,
  ]);
  expect(await differences()).toEqual([]);
  await t.query("delete from users where id = $1", [gone.id]);
  await t.query("delete from videos where id = any($1)", [videos.slice(0, 4)]);
  expect(await differences()).toEqual([]);
});
