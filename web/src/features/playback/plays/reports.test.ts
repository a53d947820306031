import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { play } from "#test/library.ts";
import { fails, responds } from "#test/server.ts";
import { mayHaveExpired } from "./play.ts";
import { createReports } from "./reports.ts";

describe("reports", () => {
  const position = "PUT /api/playback/v1/videos/{id}/position/";
  const [onStopped, onEnded] = [vi.fn(), vi.fn()];
  let reported = responds(position, { video: 1, position: 1, watched: false });

  beforeEach(() => {
    vi.clearAllMocks();
    reported = responds(position, { video: 1, position: 1, watched: false });
  });
  function begin(session = "s") {
    let seq = 0;
    return createReports({ videoId: 1, session, isRecorded: true, nextSeq: () => ++seq, onStopped, onEnded });
  }
  const bodies = (count: number) =>
    vi.waitFor(() => {
      expect(reported).toHaveLength(count);
      return reported.map(({ body }) => body);
    });

  it("reports at once that it plays, then every ten seconds, and where it stopped", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const reports = begin();
    reports.at(5, 100);
    for (const [moment, at] of [
      [4000, 8],
      [9000, 13],
      [11_000, 15],
      [12_000, 16],
    ] as const) {
      now.mockReturnValue(moment);
      reports.at(at, 100);
    }
    reports.stop();
    reports.stop();
    now.mockRestore();
    expect(await bodies(3)).toEqual([
      { position: 5, duration: 100, session: "s", seq: 1, playing: true },
      { position: 15, duration: 100, session: "s", seq: 2, playing: true },
      { position: 16, duration: 100, session: "s", seq: 3, playing: false },
    ]);
    await vi.waitFor(() => expect(onStopped).toHaveBeenCalledOnce());
  });

  it("reports that it stopped, even right after a position report", async () => {
    const reports = begin();
    reports.at(5, Number.POSITIVE_INFINITY);
    reports.stop();
    const all = await bodies(2);
    expect(all.map(({ playing, duration }) => [playing, duration])).toEqual([
      [true, null],
      [false, null],
    ]);
  });

  it("reports its end, even if the browser has rendered no frames and reported nothing", async () => {
    const reports = begin();
    reports.at(5, 100);
    // A browser pauses a video that has ended.
    reports.stop();
    reports.end(100);
    reports.end(100);
    expect((await bodies(3)).map(({ position, playing }) => [position, playing])).toEqual([
      [5, true],
      [5, false],
      [100, false],
    ]);
  });

  it("shows what it reported last, whichever response arrives first", async () => {
    const first = Promise.withResolvers<undefined>();
    reported = responds(position, async ({ body: { position, seq } }) => {
      if (seq === 2) await first.promise;
      return { video: 1, position, watched: position === 100 };
    });
    const reports = begin();
    reports.at(5, 100);
    const stopped = reports.stop();
    reports.end(100);
    await vi.waitFor(() => expect(onStopped).toHaveBeenCalledOnce());
    first.resolve(undefined);
    await stopped;
    expect(onStopped.mock.calls).toEqual([[{ video: 1, position: 100, watched: true }]]);
  });

  describe("a device that has slept during a play", () => {
    /** Advances only the wall clock: the page's clock may stop while a device sleeps. */
    const sleep = (hours: number) => {
      const woken = Date.now() + hours * 3_600_000;
      vi.spyOn(Date, "now").mockReturnValue(woken);
    };
    afterEach(() => vi.restoreAllMocks());

    it("does not report its old position on closing, since another device may have moved on", async () => {
      const reports = begin();
      reports.at(5, 100);
      reports.at(9, 100);
      sleep(8);
      reports.leave();
      reports.leave();
      const next = begin("next");
      next.at(20, 100);
      expect(new Set((await bodies(2)).map(({ position }) => position))).toEqual(new Set([5, 20]));
    });

    it("reports again after playing for ten seconds", async () => {
      const now = vi.spyOn(performance, "now").mockReturnValue(0);
      const reports = begin();
      reports.at(5, 100);
      sleep(8);
      for (const [moment, at] of [
        [11_000, 6],
        [20_000, 15],
        [21_000, 16],
      ] as const) {
        now.mockReturnValue(moment);
        reports.at(at, 100);
      }
      expect(new Set((await bodies(2)).map(({ position }) => position))).toEqual(new Set([5, 16]));
    });

    it("reports its position at once when it is played again", async () => {
      const now = vi.spyOn(performance, "now").mockReturnValue(0);
      const reports = begin();
      reports.at(5, 100);
      sleep(8);
      now.mockReturnValue(11_000);
      reports.at(6, 100);
      reports.stop();
      reports.at(7, 100);
      reports.stop();
      expect((await bodies(3)).map(({ position, playing }) => [position, playing])).toEqual([
        [5, true],
        [7, true],
        [7, false],
      ]);
    });
  });

  it("reports nothing for a play that never started, and frees its slot", async () => {
    const ended = responds("DELETE /api/playback/v1/plays/{session}/", null);
    const reports = begin();
    reports.stop();
    reports.leave();
    await vi.waitFor(() => expect(ended).toHaveLength(1));
    expect(reported).toHaveLength(0);
  });

  it("is notified that it was ended on another device", async () => {
    fails(position, "play_ended");
    begin().at(5, 100);
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  });
});

describe("a play", () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(["2026-11-22T10:00:00.000Z", "1990-01-01T00:00:00.000Z", "2060-01-01T00:00:00.000Z"])(
    "requests a new address once the old one may have expired, on a device whose clock says %s",
    (now) => {
      const signed = play({ expires_at: "2026-11-22T14:00:00.000Z" });
      const givenAt = Date.parse(now);
      const after = (seconds: number) => vi.spyOn(Date, "now").mockReturnValue(givenAt + seconds * 1000);
      after(5);
      expect(mayHaveExpired(signed, givenAt)).toBe(false);
      after(4 * 3600);
      expect(mayHaveExpired(signed, givenAt)).toBe(true);
      expect(mayHaveExpired(play(), givenAt)).toBe(false);
    },
  );
});
