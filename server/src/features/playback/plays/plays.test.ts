import type { Play, Progress } from "@mindreel/contract/playback/plays";
import { ErrorBody } from "@mindreel/contract/wire/primitives";
import fc from "fast-check";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { playable, rounds } from "./plays.policy.ts";

const t = await startApp();
const { token: superuser } = first(await t.members("superuser", 1));
const library = libraryOf(t, superuser);
const [film = 0, other = 0, ...more] = await library.fill(Array.from({ length: 6 }, () => ({})));
const viewer = async () => first(await t.members("pro", 1)).token;

const begin = (token: string, id: number, body?: object): Promise<Play> =>
  t.ok("POST /api/playback/v1/videos/{id}/", { token, id, ...(body && { body }) });
const sendReport = (
  token: string,
  id: number,
  session: string,
  seq: number,
  position: number,
  duration: number | null = 1000,
) => t.request("PUT /api/playback/v1/videos/{id}/position/", { token, id, body: { position, duration, session, seq } });
const positionOf = async (token: string, id: number) =>
  (await t.ok("GET /api/category/v1/video/{id}/", { token, id })).position;
const shown = async (token: string) =>
  (await t.ok("GET /api/playback/v1/continue/", { token })).results.map((video) => [video.id, video.position]);

describe("the position in a video", () => {
  it("is available on every device, to the second", async () => {
    const token = await viewer();
    const { session, position } = await begin(token, film);
    expect(position).toBeNull();
    const response = await sendReport(token, film, session, 1, 123.9);
    expect(response).toMatchObject({ status: 200, body: { video: film, position: 123, watched: false } });
    expect((await begin(token, film)).position).toBe(123);
    const [listed] = (await t.ok("GET /api/category/v1/video/", { token })).results.filter(({ id }) => id === film);
    expect(listed).toMatchObject({ position: 123, watched: false });
    expect(await positionOf(await viewer(), film)).toBeNull();
  });

  it("does not change just by opening a video", async () => {
    const token = await viewer();
    await sendReport(token, film, "here", 1, 50);
    await begin(token, film);
    expect(await positionOf(token, film)).toBe(50);
  });

  it("is from the last report that its own session has not overtaken, in any order and with duplicates", async () => {
    const report = fc.record({
      session: fc.constantFrom("phone", "tablet", "television"),
      seq: fc.nat({ max: 8 }),
      position: fc.integer({ min: 1, max: 800 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(report, { minLength: 1, maxLength: 25 }), async (reports) => {
        const token = await viewer();
        const latest = new Map<string, number>();
        let expected: number | null = null;
        for (const { session, seq, position } of reports) {
          const response = await sendReport(token, film, session, seq, position);
          if (seq > (latest.get(session) ?? -1)) {
            latest.set(session, seq);
            expected = position;
          }
          expect(response).toMatchObject({ status: 200, body: { position: expected } });
        }
        expect(await positionOf(token, film)).toBe(expected);
      }),
      { numRuns: 25 },
    );
  });

  it("is the last one of a session whose reports arrive concurrently", async () => {
    const token = await viewer();
    const seqs = Array.from({ length: 40 }, (_, seq) => seq).toSorted((a, b) => ((a * 17) % 40) - ((b * 17) % 40));
    await Promise.all(seqs.map((seq) => sendReport(token, film, "phone", seq, 100 + seq)));
    expect(await positionOf(token, film)).toBe(139);
  });

  it("is reset if less than five seconds are left", async () => {
    const token = await viewer();
    await sendReport(token, film, "a", 1, 994);
    expect(await positionOf(token, film)).toBe(994);
    await sendReport(token, film, "a", 2, 996);
    expect(await positionOf(token, film)).toBeNull();
  });

  it("cannot be reported for a video that is hidden from the member or does not exist", async () => {
    const token = await viewer();
    const [later = 0] = await library.fill([{ releaseAt: new Date(t.clock().getTime() + 86_400_000) }]);
    for (const id of [later, 2_000_000]) expect((await sendReport(token, id, "a", 1, 10)).status).toBe(404);
    expect((await t.request("POST /api/playback/v1/videos/{id}/", { token, id: later })).status).toBe(404);
    expect(await shown(token)).toEqual([]);
  });

  it("belongs to the video of its session", async () => {
    const token = await viewer();
    await sendReport(token, film, "a", 1, 10);
    await sendReport(token, other, "a", 2, 20);
    expect([await positionOf(token, film), await positionOf(token, other)]).toEqual([10, null]);
  });
});

describe("watched", () => {
  it("applies to a video from nine tenths on, also while it is played again", async () => {
    const token = await viewer();
    expect((await sendReport(token, film, "a", 1, 899)).body).toMatchObject({ watched: false });
    expect((await sendReport(token, film, "a", 2, 900)).body).toMatchObject({ watched: true });
    expect((await sendReport(token, film, "b", 1, 30)).body).toMatchObject({ watched: true, position: 30 });
    expect(await t.ok("GET /api/category/v1/video/{id}/", { token, id: film })).toMatchObject({ watched: true });
  });

  it("is set and cleared by hand", async () => {
    const token = await viewer();
    await sendReport(token, film, "a", 1, 500);
    const set = (watched: boolean): Promise<Progress> =>
      t.ok("PUT /api/playback/v1/videos/{id}/watched/", { token, id: film, body: { watched } });
    expect(await set(true)).toEqual({ video: film, position: null, watched: true });
    expect(await shown(token)).toEqual([]);
    expect(await set(false)).toEqual({ video: film, position: null, watched: false });
    expect(await t.ok("GET /api/category/v1/video/{id}/", { token, id: film })).toMatchObject({ watched: false });
  });

  it("never applies automatically to a video of unknown length", async () => {
    const token = await viewer();
    const [endless = 0] = await library.fill([{}]);
    expect((await sendReport(token, endless, "a", 1, 5000, null)).body).toMatchObject({
      position: 5000,
      watched: false,
    });
  });
});

describe("continue watching", () => {
  it("lists unfinished videos, most recent first, and drops removed ones", async () => {
    const token = await viewer();
    await sendReport(token, film, "a", 1, 100);
    await sendReport(token, other, "b", 1, 200);
    await sendReport(token, more[0] ?? 0, "c", 1, 950);
    expect(await shown(token)).toEqual([
      [other, 200],
      [film, 100],
    ]);
    await sendReport(token, film, "a", 2, 110);
    expect(await shown(token)).toEqual([
      [film, 110],
      [other, 200],
    ]);
    expect((await t.request("DELETE /api/playback/v1/continue/{id}/", { token, id: film })).status).toBe(204);
    expect(await shown(token)).toEqual([[other, 200]]);
    expect((await t.request("DELETE /api/playback/v1/continue/{id}/", { token, id: film })).status).toBe(404);
  });

  it("is paged", async () => {
    const token = await viewer();
    const many = await library.fill(Array.from({ length: 30 }, () => ({})));
    for (const [n, id] of many.entries()) await sendReport(token, id, `s${n}`, 1, 10 + n);
    const one = await t.ok("GET /api/playback/v1/continue/", { token });
    expect([one.count, one.results.length]).toEqual([30, 12]);
    const query = Object.fromEntries(new URL(one.next ?? "").searchParams);
    const two = await t.ok("GET /api/playback/v1/continue/", { token, query });
    expect([...one.results, ...two.results].map(({ id }) => id)).toEqual(many.toReversed().slice(0, 24));
  });

  it("leaves out deleted videos", async () => {
    const token = await viewer();
    const [gone = 0] = await library.fill([{}]);
    await sendReport(token, gone, "a", 1, 100);
    await t.ok("DELETE /api/category/v1/video/{id}/", { token: superuser, id: gone });
    expect(await shown(token)).toEqual([]);
  });
});

describe("concurrent plays", () => {
  const tooMany = (token: string, id: number) => t.request("POST /api/playback/v1/videos/{id}/", { token, id });

  it("are limited to three; the fourth is told which devices are playing, and can end one", async () => {
    const token = await viewer();
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    for (const id of [film, film, other]) {
      await t.ok("POST /api/playback/v1/videos/{id}/", { token, id, headers: { "user-agent": agent } });
    }
    const refused = await tooMany(token, film);
    const error = Value.Parse(ErrorBody, refused.body);
    expect([refused.status, error.code]).toEqual([409, "too_many_plays"]);
    expect(error.message).toBe("You can play 3 videos at the same time. Now playing on Firefox on Linux.");
    expect(error.plays?.map(({ device }) => device)).toEqual(Array.from({ length: 3 }, () => "Firefox on Linux"));
    const session = error.plays?.[0]?.session ?? "";
    expect((await t.request("DELETE /api/playback/v1/plays/{session}/", { token, params: { session } })).status).toBe(
      204,
    );
    expect((await tooMany(token, film)).status).toBe(200);
    expect(await sendReport(token, film, session, 1, 10)).toMatchObject({ status: 409, body: { code: "play_ended" } });
    expect(await positionOf(token, film)).toBeNull();
  });

  it("are limited to three even if they begin at the same moment", async () => {
    const token = await viewer();
    const responses = await Promise.all(Array.from({ length: 12 }, () => tooMany(token, film)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it("are limited to the number that the operator configures", async () => {
    const strict = await startApp({ config: { mostPlays: 1 }, beside: t.url });
    const token = await viewer();
    const responses = [];
    for (let n = 0; n < 2; n++) {
      responses.push(await strict.request("POST /api/playback/v1/videos/{id}/", { token, id: film }));
    }
    expect(responses).toMatchObject([
      { status: 200 },
      { status: 409, body: { message: expect.stringMatching(/^You can play one video at a time\./) } },
    ]);
  });

  it("end soon after their last report, and continue while they report", async () => {
    const token = await viewer();
    const [one] = [await begin(token, film), await begin(token, film), await begin(token, film)];
    for (let n = 1; n < 5; n++) {
      t.advance(10_000);
      await sendReport(token, film, one.session, n, n * 10);
    }
    expect((await tooMany(token, film)).status).toBe(409);
    t.advance(10_000);
    expect((await tooMany(token, film)).status).toBe(200);
  });

  it("do not count a paused one until it resumes", async () => {
    const token = await viewer();
    const [one] = [await begin(token, film), await begin(token, film), await begin(token, film)];
    const body = { position: 5, duration: 1000, session: one.session, seq: 1, playing: false };
    await t.ok("PUT /api/playback/v1/videos/{id}/position/", { token, id: film, body });
    await begin(token, film);
    await sendReport(token, film, one.session, 2, 6);
    expect((await tooMany(token, film)).status).toBe(409);
  });

  it("do not count a continued one twice, for example after its address has expired", async () => {
    const token = await viewer();
    const [one] = [await begin(token, film), await begin(token, film), await begin(token, film)];
    expect(await begin(token, film, { session: one.session })).toMatchObject({ session: one.session });
  });

  it("of other members cannot be ended", async () => {
    const { session } = await begin(await viewer(), film);
    const token = await viewer();
    expect((await t.request("DELETE /api/playback/v1/plays/{session}/", { token, params: { session } })).status).toBe(
      404,
    );
  });
});

it("keeps one play per video once all are over", async () => {
  const token = await viewer();
  const id = more[1] ?? 0;
  for (const session of ["a", "b", "c"]) await sendReport(token, id, session, 1, session === "c" ? 30 : 20);
  t.advance(60_000);
  await begin(token, id);
  t.advance(3 * 86_400_000);
  await t.services.admin.videoFigures.count();
  await t.services.playback.plays.sweep();
  expect(await t.query("select session, position from plays where video_id = $1", [id])).toEqual([
    { session: "c", position: 30 },
  ]);
});

it("keeps a limited number of plays that never reported", async () => {
  const { id, token } = first(await t.members("pro", 1));
  for (let n = 0; n < 40; n++) {
    const { session } = await begin(token, film, { session: `silent-${n}` });
    await t.ok("DELETE /api/playback/v1/plays/{session}/", { token, params: { session } });
  }
  expect((await t.query("select from plays where user_id = $1", [id])).length).toBeLessThan(35);
});

it("keeps a limited number of a member's plays of a video, whatever their sessions are called", async () => {
  const { id, token } = first(await t.members("pro", 1));
  const rows = async () => (await t.query("select from plays where user_id = $1", [id])).length;
  await sendReport(token, film, "real", 1, 300);
  for (let n = 0; n < 40; n++) await sendReport(token, film, `made-up-${n}`, 1, 5);
  t.advance(60_000);
  await sendReport(token, film, "real", 2, 400);
  for (let n = 0; n < 40; n++) {
    const { session } = await begin(token, film, { session: `begun-${n}` });
    await t.ok("DELETE /api/playback/v1/plays/{session}/", { token, params: { session } });
  }
  expect(await rows()).toBeLessThan(35);
  expect(await positionOf(token, film)).toBe(400);
});

it("sets a video's length in the library when two members' players agree", async () => {
  const [id = 0] = await library.fill([{}]);
  await sendReport(await viewer(), id, "a", 1, 10, 300.4);
  expect((await t.ok("GET /api/category/v1/video/{id}/", { token: superuser, id })).duration).toBeNull();
  await sendReport(await viewer(), id, "a", 1, 10, 300);
  expect((await t.ok("GET /api/category/v1/video/{id}/", { token: superuser, id })).duration).toBe(300);
});

it.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s",
  "https://youtu.be/aqz-KE-bpKQ?si=x",
  "https://www.youtube.com/live/aqz-KE-bpKQ",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
])("plays %s from YouTube's cookie-free host", (url) => {
  expect(playable({ kind: "youtube", url, oid: "oid" })).toEqual({
    src: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
    type: "video/youtube",
  });
});

it("derives a file's type from its name", () => {
  const typeOf = (url: string) => playable({ kind: "file", url, oid: "" }).type;
  expect(typeOf("https://www.example.org/films/spring.WEBM?token=1")).toBe("video/webm");
  expect(typeOf("https://www.example.org/films/spring")).toBe("video/mp4");
});

it("splits reports into rounds with at most one per member, in order", () => {
  const [a, b, c, d, e] = [1, 2, 1, 1, 2].map((userId, at) => ({ userId, at }));
  expect(rounds([a, b, c, d, e].flatMap((each) => each ?? []))).toEqual([[a, b], [c, e], [d]]);
  expect(rounds([])).toEqual([]);
});
