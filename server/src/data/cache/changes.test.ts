import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { endConnections } from "#test/database/database.ts";
import { startDatabaseProxy } from "#test/peers/database-proxy.ts";
import { quiet } from "#test/run/quiet.ts";
import { type Change, createChanges } from "./changes.ts";

const t = await startApp();
const there = openDatabase(t.url, quiet);
const changes = createChanges(there.pool, quiet);
const heard: Change[] = [];
const markers = new Set<string | undefined>();
const lost = vi.fn();
const found = vi.fn();
changes.follow({
  changed: (change) => void (change.topic === "marker" ? markers.add(change.ids?.[0]) : heard.push(change)),
  lost: () => lost(changes.isLive()),
  found: () => found(changes.isLive()),
});
afterAll(async () => {
  await changes.close();
  await there.close();
});

const [member] = await t.members("pro", 1);
const isLive = () => vi.waitFor(() => expect(changes.isLive()).toBe(true));
changes.start();
await isLive();
beforeEach(async () => {
  await settle();
  heard.length = 0;
});

/** Waits for all changes so far. Repeats the marker, since a busy machine may take the connection for lost. */
async function settle(): Promise<void> {
  const marker = String(Math.random());
  await vi.waitFor(async () => {
    await t.query("select pg_notify('mindreel_changes', $1)", [`marker ${marker}`]);
    expect(markers).toContain(marker);
  });
}

async function changesOf(text: string, values: unknown[] = []): Promise<Change[]> {
  await settle();
  heard.length = 0;
  await t.query(text, values);
  await settle();
  return [...heard];
}

const insertVideo = `insert into videos (title, source, source_kind, oid)
  values ('One', 'https://v.example.com/1.mp4', 'file', '1') returning id`;

describe("changes by other servers", () => {
  it("are reported with their ids, or without them if there are many", async () => {
    const [video] = await t.query<{ id: number }>(insertVideo);
    const id = String(video?.id);
    const like = "insert into likes (user_id, video_id) values ($1, $2)";
    expect(await changesOf(like, [member?.id, id])).toEqual(
      expect.arrayContaining([
        { topic: "like", ids: [id] },
        { topic: "liker", ids: [String(member?.id)] },
      ]),
    );
    expect(await changesOf("update videos set title = 'Two' where id = $1", [id])).toEqual([
      { topic: "video", ids: [id] },
    ]);
    expect(
      await changesOf(`insert into videos (title, source, source_kind, oid)
        select 'Many', 'https://v.example.com/1.mp4', 'file', n::text from generate_series(1, 2000) n`),
    ).toEqual([{ topic: "video", ids: null }]);
    expect(await changesOf("update videos set title = 'All'")).toContainEqual({ topic: "video", ids: null });
  });

  it("are not reported if they affect nothing that is cached", async () => {
    expect(await changesOf("update videos set title = 'x' where false")).toEqual([]);
    expect(await changesOf("update categories set video_count = video_count")).toEqual([]);
  });

  it("are reported for members, their sessions and lists, and for categories", async () => {
    const other = first(await t.members("member", 1));
    const id = String(other.id);
    await changesOf("insert into categories (name) values ('Kept')");
    expect(heard).toEqual([{ topic: "category", ids: [expect.any(String)] }]);
    expect(await changesOf("insert into lists (user_id, kind) values ($1, 'saved')", [id])).toEqual([
      { topic: "list", ids: [id] },
    ]);
    expect(await changesOf("update sessions set two_factor = true where user_id = $1", [id])).toEqual([
      { topic: "session", ids: [expect.stringMatching(/^[\w-]{43}$/)] },
      { topic: "security", ids: [id] },
    ]);
    // Members see when each of their devices was last used.
    expect(await changesOf("update sessions set last_used_at = now() where user_id = $1", [id])).toEqual([
      { topic: "security", ids: [id] },
    ]);
    expect(await changesOf("delete from users where id = $1", [id])).toEqual(
      expect.arrayContaining([
        { topic: "member", ids: [id] },
        { topic: "session", ids: [expect.any(String)] },
        { topic: "list", ids: [id] },
      ]),
    );
  });
});

describe("changes by this server", () => {
  it("are reported before the writer continues, but never before the commit", async () => {
    await there.pool.query(insertVideo);
    expect(heard).toContainEqual({ topic: "video", ids: [expect.any(String)] });
    await settle();
    heard.length = 0;
    await inTransaction(there.db, async (tx) => {
      await tx.execute("insert into categories (name) values ('Own')");
      expect(heard).toEqual([]);
    });
    expect(heard).toContainEqual({ topic: "category", ids: [expect.any(String)] });
  });
});

describe("a lost connection", () => {
  it("is noticed and replaced", async () => {
    lost.mockClear();
    found.mockClear();
    await t.query(endConnections("application_name = 'mindreel-changes' and datname = current_database()"));
    await vi.waitFor(() => expect(lost).toHaveBeenCalledWith(false));
    await vi.waitFor(() => expect(found).toHaveBeenCalledWith(true));
    await isLive();
    expect(await changesOf(insertVideo)).toContainEqual({ topic: "video", ids: [expect.any(String)] });
  });

  it("is noticed even if it is only silent, and the cache stays off while nothing gets through", async () => {
    const proxy = await startDatabaseProxy(t.url);
    const beyond = openDatabase(proxy.url, quiet);
    const distant = createChanges(beyond.pool, quiet);
    const missed = vi.fn();
    distant.follow({ changed: () => undefined, lost: missed });
    distant.start();
    await vi.waitFor(() => expect(distant.isLive()).toBe(true));
    proxy.silence();
    await vi.waitFor(() => expect(missed).toHaveBeenCalled());
    expect(distant.isLive()).toBe(false);
    await distant.close();
    proxy.close();
    await beyond.close();
  });
});

it("is never relied on if it carries no notifications, such as through a pooler in transaction mode", async () => {
  const warnings: unknown[] = [];
  const proxy = await startDatabaseProxy(t.url, { withoutNotifications: true });
  const pooled = openDatabase(proxy.url, quiet);
  const deaf = createChanges(pooled.pool, { ...quiet, warn: (given: unknown) => void warnings.push(given) });
  deaf.start();
  await vi.waitFor(() => expect(warnings).not.toEqual([]));
  expect(deaf.isLive()).toBe(false);
  expect((await pooled.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await deaf.close();
  // Around the pooler, by DATABASE_DIRECT_URL.
  const hearing = createChanges(pooled.pool, quiet, t.url);
  hearing.start();
  await vi.waitFor(() => expect(hearing.isLive()).toBe(true));
  await hearing.close();
  await pooled.close();
  proxy.close();
});
