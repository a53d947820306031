import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf, type VideoSeed } from "#test/library/library.ts";

const list = "GET /api/notices/v1/notices/";
const follow = "PUT /api/notices/v1/categories/{id}/follow/";
const followSeries = "PUT /api/notices/v1/series/{id}/follow/";
const day = 86_400_000;

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const library = libraryOf(t, token);

let made = 0;
const category = () => library.category(`Wildlife ${++made}`);
const video = async (seed: VideoSeed) => first(await library.fill([seed]));
const inDays = (days: number) => new Date(t.clock().getTime() + days * day);
const announce = () => t.services.notices.announcements.announceVideos();

async function follower(id: number, change = "is_active = true") {
  const member = first(await t.members("pro", 1));
  await t.ok(follow, { token: member.token, id });
  await t.query(`update users set ${change} where id = $1`, [member.id]);
  return member;
}

const noticesOf = async (member: { readonly token: string }) =>
  (await t.ok(list, { token: member.token })).map(({ video: { title } }) => title);
const unread = async (member: { readonly token: string }) =>
  (await t.ok("GET /api/notices/v1/unread/", { token: member.token })).unread;

describe("a new video", () => {
  it("is announced once to those who follow its category, and to nobody else", async () => {
    const [owls, bats] = [await category(), await category()];
    const [one, two, other] = [await follower(owls), await follower(owls), await follower(bats)];
    const id = await video({ title: "The tawny owl", categoryId: owls });
    await Promise.all([announce(), announce()]);
    await announce();
    expect(await t.ok(list, { token: one.token })).toMatchObject([
      {
        kind: "video",
        id,
        about: expect.stringContaining("Wildlife"),
        video: { id, title: "The tawny owl" },
        read: false,
      },
    ]);
    expect(await noticesOf(two)).toEqual(["The tawny owl"]);
    expect(await noticesOf(other)).toEqual([]);
    expect(await unread(one)).toBe(1);
  });

  it("is announced once to those who follow both its category and series, and when it joins one later", async () => {
    const id = await category();
    const series = (await t.ok("POST /api/series/v1/series/", { token, body: { title: `Owls ${++made}` } })).id;
    const both = await follower(id);
    const ofSeries = first(await t.members("pro", 1));
    for (const member of [both, ofSeries]) await t.ok(followSeries, { token: member.token, id: series });
    const episode = await video({ title: "First episode", categoryId: id });
    await announce();
    expect(await noticesOf(both)).toEqual(["First episode"]);
    expect(await noticesOf(ofSeries)).toEqual([]);
    const videos = [{ id: episode, series: { id: series } }];
    await t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos } });
    await announce();
    expect(await noticesOf(both)).toEqual(["First episode"]);
    expect(await noticesOf(ofSeries)).toEqual(["First episode"]);
  });

  it("is announced when it moves into a followed category, unless it is old", async () => {
    const [before, after] = [await category(), await category()];
    const member = await follower(after);
    const [fresh, old] = [await video({ title: "Fresh", categoryId: before }), await video({ title: "Old" })];
    await t.query("update videos set created_at = $2 where id = $1", [old, inDays(-40)]);
    await announce();
    await t.query("update videos set category_id = $1 where id = any($2)", [after, [fresh, old]]);
    await announce();
    expect(await noticesOf(member)).toEqual(["Fresh"]);
  });

  it("is announced when it is released, and a week earlier to those with early access", async () => {
    const id = await category();
    const [member, early] = [await follower(id), await follower(id, "early_access = true")];
    const boss = first(await t.members("superuser", 1));
    await t.ok(follow, { token: boss.token, id });
    await video({ title: "To come", categoryId: id, releaseAt: inDays(8) });
    await announce();
    expect([await noticesOf(member), await noticesOf(early), await noticesOf(boss)]).toEqual([[], [], []]);
    t.advance(2 * day);
    await announce();
    await announce();
    expect([await noticesOf(member), await noticesOf(early), await noticesOf(boss)]).toEqual([
      [],
      ["To come"],
      ["To come"],
    ]);
    t.advance(7 * day);
    await announce();
    expect([await noticesOf(member), await noticesOf(early), await noticesOf(boss)]).toEqual(
      Array(3).fill(["To come"]),
    );
    expect(await t.query("select from videos_to_tell")).toEqual([]);
  });

  it("is announced when its release is brought forward", async () => {
    const id = await category();
    const member = await follower(id);
    const soon = await video({ title: "Brought forward", categoryId: id, releaseAt: inDays(30) });
    await announce();
    await t.query("update videos set release_at = null where id = $1", [soon]);
    await announce();
    expect(await noticesOf(member)).toEqual(["Brought forward"]);
  });

  it.each([
    ["is blocked", "is_active = false"],
    ["has no pro", "pro_expiry_date = now() - interval '9 years'"],
  ])("is not announced to a member who %s", async (_state, change) => {
    const id = await category();
    const member = await follower(id, change);
    await video({ categoryId: id });
    await announce();
    expect(await t.query("select from notices where user_id = $1", [member.id])).toEqual([]);
  });

  it("is not announced while it is deleted, nor shown or counted after its deletion", async () => {
    const id = await category();
    const member = await follower(id);
    const [gone, shown] = [
      await video({ title: "Gone", categoryId: id }),
      await video({ title: "Shown", categoryId: id }),
    ];
    await t.query("update videos set deleted_at = now() where id = $1", [gone]);
    await announce();
    expect(await noticesOf(member)).toEqual(["Shown"]);
    await t.query("update videos set deleted_at = null where id = $1", [gone]);
    await t.query("update videos set deleted_at = now() where id = $1", [shown]);
    await announce();
    expect(await noticesOf(member)).toEqual(["Gone"]);
    expect(await unread(member)).toBe(1);
  });

  it("is announced only among the newest of its category if many are added at once", async () => {
    const id = await category();
    const member = await follower(id);
    await library.fill(Array.from({ length: 23 }, () => ({ categoryId: id })));
    await announce();
    expect(await unread(member)).toBe(20);
  });

  it("reaches many followers in batches, and resumes where it was interrupted", async () => {
    const id = await category();
    await t.query(
      `insert into users (username, email, pro_expiry_date)
       select 'f' || n, 'f' || n || '@followers.example', now() + interval '1 year' from generate_series(1, 25000) n`,
    );
    await t.query(
      `insert into followed_categories (category_id, user_id, followed_at)
       select $1, id, now() from users where email like '%@followers.example'`,
      [id],
    );
    const popular = await video({ categoryId: id });
    const third = "select id from users where email = 'f12000@followers.example'";
    await t.query(`update videos_to_tell set round = 'released', told_up_to = (${third}) where video_id = $1`, [
      popular,
    ]);
    await announce();
    const count = "select count(*)::int as n from notices where video_id = $1";
    expect(await t.query(count, [popular])).toEqual([{ n: 13_000 }]);
    await t.query("insert into videos_to_tell (video_id) values ($1)", [popular]);
    await announce();
    expect(await t.query(count, [popular])).toEqual([{ n: 25_000 }]);
  }, 30_000);
});

describe("following", () => {
  it("is listed by name, can be ended, and comes back with a restored category", async () => {
    const id = await category();
    const { token: own } = await follower(id);
    await t.ok(follow, { token: own, id });
    const follows = () => t.ok("GET /api/notices/v1/follows/", { token: own });
    expect((await follows()).categories.map((each) => each.id)).toEqual([id]);
    await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id });
    await t.services.notices.follows.sweep();
    expect((await follows()).categories).toEqual([]);
    await t.ok("POST /api/admin/v1/categories/{id}/restore/", { token, id });
    expect((await follows()).categories.map((each) => each.id)).toEqual([id]);
    for (let times = 0; times < 2; times++) {
      await t.ok("DELETE /api/notices/v1/categories/{id}/follow/", { token: own, id });
    }
    expect((await follows()).categories).toEqual([]);
    await t.query("delete from categories where id = $1", [id]);
    await t.services.notices.follows.sweep();
  });
});

describe("notices", () => {
  it("are read one by one or all at once, only by their member, and deleted in time", async () => {
    const id = await category();
    const [member, other] = [await follower(id), await follower(id)];
    const [one] = await library.fill([{ categoryId: id }, { categoryId: id }, { categoryId: id }]);
    await announce();
    const read = { params: { kind: "video", id: String(one) } };
    for (let times = 0; times < 2; times++) {
      await t.ok("PUT /api/notices/v1/notices/{kind}/{id}/read/", { token: member.token, ...read });
    }
    expect([await unread(member), await unread(other)]).toEqual([2, 3]);
    await t.ok("POST /api/notices/v1/read/", { token: member.token });
    expect([await unread(member), await unread(other)]).toEqual([0, 3]);
    await t.query("update notices set created_at = $2 where user_id = $1", [other.id, inDays(-91)]);
    await t.services.notices.notices.sweep();
    expect(await noticesOf(other)).toEqual([]);
    expect(await noticesOf(member)).toHaveLength(3);
  });

  it("quote an answered request in the member's own words, and mark its answer as seen when read", async () => {
    const [asker, voter] = await t.members("pro", 2);
    if (asker === undefined || voter === undefined) throw new Error("nobody there");
    const asked = await t.ok("POST /api/requests/v1/requests/", { token: asker.token, body: { text: "Owls at dusk" } });
    await t.ok("PUT /api/requests/v1/requests/{id}/vote/", {
      ...{ token: voter.token, id: asked.id, body: { voted: true } },
    });
    await t.query("update users set email_confirmed_at = now() where id = any($1)", [[asker.id, voter.id]]);
    const to = await video({ title: "Dusk" });
    await t.ok("PUT /api/admin/v1/requests/{id}/answer/", { token, id: asked.id, body: { video: to } });
    t.advance(60_000);
    await t.services.engagement.requestAnswers.notifyDue();
    for (const { token: own } of [asker, voter]) {
      expect(await t.ok(list, { token: own })).toMatchObject([
        { kind: "answer", id: asked.id, about: "Owls at dusk", video: { id: to } },
      ]);
    }
    const params = { kind: "answer", id: String(asked.id) };
    await t.ok("PUT /api/notices/v1/notices/{kind}/{id}/read/", { token: asker.token, params });
    expect(await t.ok("GET /api/requests/v1/answers/", { token: asker.token })).toEqual([]);
    expect(await t.ok("GET /api/requests/v1/answers/", { token: voter.token })).toHaveLength(1);
  });
});
