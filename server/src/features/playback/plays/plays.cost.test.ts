import { beforeAll, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { plansOf } from "#test/app/plans.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { statements } = plansOf(t);
const superuser = first(await t.members("superuser", 1));
const library = libraryOf(t, superuser.token);
const [id = 0] = await library.fill([{}, {}, {}]);
const watching = first(await t.members("pro", 1));
const browsing = first(await t.members("pro", 1));

beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

it("a position report does not invalidate other members' cached pages", async () => {
  const page = () => t.ok("GET /api/category/v1/video/", { token: browsing.token });
  const report = (seq: number) =>
    t.ok("PUT /api/playback/v1/videos/{id}/position/", {
      token: watching.token,
      id,
      body: { position: seq * 10, duration: 600, session: "play", seq },
    });
  const readsOfPages = async () => (await statements(page)).filter(({ text }) => /\b(videos|plays)\b/.test(text));
  await report(1);
  await page();
  for (let seq = 2; seq < 6; seq++) {
    await report(seq);
    expect(await readsOfPages()).toEqual([]);
  }
  // A new video does invalidate them.
  await library.fill([{}]);
  expect(await readsOfPages()).not.toEqual([]);
});
