import fc from "fast-check";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, type TestMember } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const videoCount = 5;

/** A reference model of likes and lists, built from plain sets according to the specification. */
class Model {
  readonly likes = new Map<number, Set<number>>();
  readonly lists = new Map<string, Set<number>>();

  apply({ kind, video, others }: Action, user: number): void {
    if (kind === "like" || kind === "unlike") {
      const likers = this.likes.get(video) ?? new Set();
      this.likes.set(video, likers);
      if (kind === "like") likers.add(user);
      else likers.delete(user);
      return;
    }
    const [verb, list] = kind.split(" ");
    const key = `${list} ${user}`;
    if (verb !== "post" && !this.lists.has(key)) return;
    const before = this.lists.get(key) ?? [];
    const after = new Set(verb === "put" ? others : before);
    if (verb === "post" || verb === "add") after.add(video);
    if (verb === "remove") after.delete(video);
    this.lists.set(key, after);
  }
}

const listKinds = ["save", "recent"].flatMap((list) =>
  ["post", "put", "add", "remove"].map((verb) => `${verb} ${list}`),
);
interface Action {
  readonly kind: string;
  readonly video: number;
  readonly others: readonly number[];
}
const index = fc.nat({ max: videoCount - 1 });
const action = fc.record({
  kind: fc.constantFrom("like", "unlike", ...listKinds),
  video: index,
  others: fc.uniqueArray(index),
});

async function perform({ kind, video, others }: Action, { id, token }: TestMember): Promise<void> {
  if (kind === "like" || kind === "unlike") {
    const likeusers = kind === "like" ? [id, 1, 2, 3] : [1, 2, 3].filter((stranger) => stranger !== id);
    const body = { likevideo: video, likeusers };
    await t.ok("POST /api/category/v1/like/videos/", { token, body });
    return;
  }
  const [verb, list] = kind.split(" ") as ["post" | "put" | "add" | "remove", "save" | "recent"];
  if (verb === "post") {
    await t.ok(`POST /api/category/v1/${list}/videos/`, { token, body: { user: id, video: [video] } });
    return;
  }
  const body = verb === "put" ? { user: id, video: others } : { [verb]: [video] };
  const method = verb === "put" ? "PUT" : "PATCH";
  const { status } = await t.request(`${method} /api/category/v1/${list}/videos/{id}/`, { token, id, body });
  expect([200, 404]).toContain(status);
}

/** The final state shown to every member, in the model's terms. */
async function shown(members: readonly TestMember[], videos: readonly number[]) {
  const likes: Record<number, { users: number[] | null; count: number }> = {};
  const lists: Record<string, number[] | null> = {};
  for (const { id, token } of members) {
    const { savevideos, recentshownvideos } = await t.ok("GET /api/accounts/v1/current_user/", { token });
    lists[`save ${id}`] = savevideos?.video.toSorted() ?? null;
    lists[`recent ${id}`] = recentshownvideos?.video.toSorted() ?? null;
  }
  const { results } = await t.ok("GET /api/category/v1/video/", { token: first([...members]).token });
  for (const video of results.filter(({ id }) => videos.includes(id))) {
    likes[video.id] = { users: video.videolikes?.likeusers.toSorted() ?? null, count: video.like_count };
  }
  return { likes, lists };
}

it("ends in the same state as the model when members act concurrently, each in their own order", async () => {
  const perMember = fc.array(action, { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(perMember, { minLength: 4, maxLength: 4 }), async (plans) => {
      const members = await t.members("pro", plans.length);
      const videos = await libraryOf(t, first(members).token).fill(Array.from({ length: videoCount }, () => ({})));
      const toVideos = ({ kind, video, others }: Action): Action => ({
        kind,
        video: videos[video] ?? 0,
        others: others.map((other) => videos[other] ?? 0),
      });
      const model = new Model();
      await Promise.all(
        members.map(async (member, n) => {
          for (const each of plans[n] ?? []) {
            await perform(toVideos(each), member);
            model.apply(toVideos(each), member.id);
          }
        }),
      );
      const likes = Object.fromEntries(
        videos.map((video) => {
          const users = model.likes.get(video);
          return [video, { users: users === undefined ? null : [...users].toSorted(), count: users?.size ?? 0 }];
        }),
      );
      const lists = Object.fromEntries(
        members.flatMap(({ id }) =>
          [`save ${id}`, `recent ${id}`].map((key) => {
            const list = model.lists.get(key);
            return [key, list === undefined ? null : [...list].toSorted()];
          }),
        ),
      );
      expect(await shown(members, videos)).toEqual({ likes, lists });
    }),
    { numRuns: 15, seed: 11 },
  );
}, 120_000);
