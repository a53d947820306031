import type { Video } from "@mindreel/contract/catalogue/videos";
import type { VideoLikes } from "@mindreel/contract/engagement/likes";
import { likeUsersMax } from "@mindreel/contract/plain/limits";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { asOneAfterAnother, type LikeChange } from "./likes.policy.ts";

const t = await startApp();
const [me, you] = await t.members("pro", 2);
if (me === undefined || you === undefined) throw new Error("two members are needed");
const library = libraryOf(t, me.token);
const crowd = await t.members("pro", 150);
let video = 0;
beforeEach(async () => {
  video = first(await library.fill([{}]));
});

const post = (member: TestMember, likeusers: number[], likevideo = video) =>
  t.request("POST /api/category/v1/like/videos/", { token: member.token, body: { likevideo, likeusers } });
const put = (member: TestMember, likeusers: number[], id: number | string = video, likevideo = video) =>
  t.request("PUT /api/category/v1/like/videos/{id}/", { token: member.token, id, body: { likevideo, likeusers } });
const patch = (member: TestMember, body: { add?: number[]; remove?: number[] }, id: number | string = video) =>
  t.request("PATCH /api/category/v1/like/videos/{id}/", { token: member.token, id, body });

/** The video as the member sees it in the catalogue. */
async function seenBy(member: TestMember): Promise<Video> {
  const { results } = await t.ok("GET /api/category/v1/video/", { token: member.token });
  return first(results.filter(({ id }) => id === video));
}

describe("a like record", () => {
  it("does not exist until someone likes the video, and stays when the last like is removed", async () => {
    expect(await seenBy(me)).toMatchObject({ videolikes: null, like_count: 0 });
    const created = await post(me, [me.id]);
    expect(created).toMatchObject({ status: 201, body: { likevideo: video, likeusers: [me.id] } });
    const { id } = created.body as VideoLikes;
    expect(await seenBy(me)).toMatchObject({ videolikes: { id, likevideo: video, likeusers: [me.id] }, like_count: 1 });
    expect(await put(me, [], id)).toMatchObject({ status: 200, body: { id, likeusers: [] } });
    expect(await seenBy(me)).toMatchObject({ videolikes: { id, likeusers: [] }, like_count: 0 });
    expect((await post(me, [me.id])).status).toBe(200);
  });

  it("can be created without a like", async () => {
    expect(await post(me, [])).toMatchObject({ status: 201, body: { likeusers: [] } });
    expect(await seenBy(me)).toMatchObject({ videolikes: { likeusers: [] }, like_count: 0 });
  });

  it("is changed by a second POST in the same way as by PUT", async () => {
    await post(me, [me.id]);
    expect(await post(you, [you.id])).toMatchObject({ status: 200, body: { likeusers: [me.id, you.id] } });
    expect(await post(me, [you.id])).toMatchObject({ status: 200, body: { likeusers: [you.id] } });
    expect(await post(me, [])).toMatchObject({ status: 200, body: { likeusers: [you.id] } });
  });

  it("is changed by PATCH", async () => {
    expect((await patch(me, { add: [me.id] })).status).toBe(404);
    await post(you, [you.id]);
    expect(await patch(me, { add: [me.id] })).toMatchObject({ status: 200, body: { likeusers: [you.id, me.id] } });
    expect(await patch(me, { add: [me.id] })).toMatchObject({ status: 200, body: { likeusers: [you.id, me.id] } });
    expect(await patch(me, {})).toMatchObject({ status: 200, body: { likeusers: [you.id, me.id] } });
    expect(await patch(me, { remove: [me.id] })).toMatchObject({ status: 200, body: { likeusers: [you.id] } });
  });

  it("changes only for the caller, whatever ids the body contains", async () => {
    await post(you, [you.id]);
    const strangers = [you.id, 2_147_483_647, ...crowd.map(({ id }) => id)];
    for (const change of [
      () => post(me, strangers),
      () => put(me, strangers),
      () => put(me, []),
      () => patch(me, { add: strangers }),
      () => patch(me, { remove: strangers }),
    ]) {
      expect(await change()).toMatchObject({ status: 200, body: { likeusers: [you.id] } });
    }
    expect(await put(me, [me.id])).toMatchObject({ body: { likeusers: [you.id, me.id] } });
  });

  it("is not found under a wrong id, and not created for an unknown video", async () => {
    await post(me, [me.id]);
    for (const id of [video + 100_000, 0, "x", "-1", "2147483648", "9".repeat(30)]) {
      expect((await put(me, [], id)).status).toBe(404);
      expect((await patch(me, {}, id)).status).toBe(404);
    }
    expect(await post(me, [me.id], 2_147_483_647)).toMatchObject({
      status: 400,
      body: { errors: { likevideo: [expect.any(String)] } },
    });
    const other = first(await library.fill([{}]));
    expect(await put(me, [], video, other)).toMatchObject({
      status: 400,
      body: { errors: { likevideo: [expect.any(String)] } },
    });
    expect(await seenBy(me)).toMatchObject({ like_count: 1 });
  });
});

describe("concurrently", () => {
  it.each([100, 150])("%i members can like one video, and each like counts once", async (count) => {
    const fans = crowd.slice(0, count);
    const responses = await Promise.all(
      fans.flatMap((fan, n) => (n % 10 ? [post(fan, [fan.id])] : [post(fan, [fan.id]), post(fan, [fan.id])])),
    );
    expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    for (const fan of [first(fans), ...fans.slice(-3)]) {
      const { like_count, videolikes } = await seenBy(fan);
      expect(like_count).toBe(count);
      expect(videolikes?.likeusers).toHaveLength(Math.min(count, likeUsersMax));
      expect(videolikes?.likeusers).toContain(fan.id);
      expect(new Set(videolikes?.likeusers).size).toBe(videolikes?.likeusers.length);
      const { body } = await put(fan, [fan.id]);
      expect((body as VideoLikes).likeusers.toSorted()).toEqual(videolikes?.likeusers.toSorted());
    }
    expect((await seenBy(me)).videolikes?.likeusers).toHaveLength(Math.min(count, likeUsersMax));
    expect((await seenBy(me)).videolikes?.likeusers).not.toContain(me.id);

    await Promise.all(fans.map((fan) => patch(fan, { remove: [fan.id] })));
    expect(await seenBy(me)).toMatchObject({ like_count: 0, videolikes: { likeusers: [] } });
  });

  it("a member's changes apply in order, and refused changes do not affect others", async () => {
    await post(you, [you.id]);
    const [deleted, unreleased] = await library.fill([{}, { releaseAt: new Date(t.clock().getTime() + 3_600_000) }]);
    if (deleted === undefined || unreleased === undefined) throw new Error("two videos are needed");
    await t.services.catalogue.videoAdmin.removeOne(deleted);
    const [fan, other] = crowd;
    if (fan === undefined || other === undefined) throw new Error("two members are needed");
    const { likes } = t.services.engagement;
    const viewer = ({ id }: TestMember) => ({ id, isSuperuser: false, earlyAccess: false });
    const missing = (wanted: Promise<unknown>) => expect(wanted).rejects.toMatchObject({ code: "not_found" });
    const add = (member: TestMember, id: number) => likes.change(id, { add: [member.id] }, viewer(member));
    const [liked, unliked, others] = await Promise.all([
      add(fan, video),
      likes.change(video, { remove: [fan.id] }, viewer(fan)),
      add(other, video),
      missing(add(fan, deleted)),
      missing(add(fan, unreleased)),
      missing(likes.change(video + 100_000, {}, viewer(fan))),
    ]);
    expect(liked.likers).toContain(fan.id);
    expect(unliked.likers).not.toContain(fan.id);
    expect(others.likers).toContain(other.id);
    expect(await seenBy(you)).toMatchObject({ like_count: 2, videolikes: { likeusers: [other.id, you.id] } });
  });

  it("a video can be deleted while members like it", async () => {
    const responses = await Promise.all([
      ...crowd.slice(0, 30).map((fan) => post(fan, [fan.id])),
      t.services.catalogue.videoAdmin.removeOne(video),
      ...crowd.slice(30, 60).map((fan) => post(fan, [fan.id])),
    ]);
    for (const response of responses) if (response) expect([200, 201, 400]).toContain(response.status);
    expect(await t.query("select 1 from likes where video_id = $1", [video])).toHaveLength(
      responses.filter((response) => response && response.status < 300).length,
    );
  });
});

const changes = fc.array(
  fc.record({
    videoId: fc.integer({ min: 1, max: 3 }),
    userId: fc.integer({ min: 1, max: 3 }),
    likes: fc.constantFrom(true, false, undefined),
    creates: fc.boolean(),
    /** Whether the member can see the video. */
    seen: fc.boolean(),
  }),
);
const key = ({ videoId, userId }: Pick<LikeChange, "videoId" | "userId">) => `${videoId} ${userId}`;

it("a batch of changes has the same result as the changes one after another", () => {
  fc.assert(
    fc.property(changes, fc.uniqueArray(fc.integer({ min: 1, max: 3 })), (made, recorded) => {
      const visible = new Map(
        made.flatMap(({ seen, videoId }, at) => (seen ? [[at, { hasRecord: recorded.includes(videoId) }]] : [])),
      );
      const { outcomes, created, liked, unliked } = asOneAfterAnother(made, visible);

      const records = new Set(recorded);
      const likes = new Map<string, boolean>();
      const expected = made.map((change) => {
        if (!change.seen || (!records.has(change.videoId) && !change.creates)) return "missing";
        if (change.likes !== undefined) likes.set(key(change), change.likes);
        if (records.has(change.videoId)) return "changed";
        records.add(change.videoId);
        return "created";
      });
      expect(outcomes).toEqual(expected);
      expect([...recorded, ...created].toSorted()).toEqual([...records].toSorted());
      const wishes = [...liked.map((pair) => [key(pair), true]), ...unliked.map((pair) => [key(pair), false])];
      expect(wishes.toSorted()).toEqual([...likes].toSorted());
    }),
  );
});
