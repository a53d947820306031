import { beforeEach, expect, it, vi } from "vitest";
import { answers, fails } from "#test/server.ts";
import { createReports } from "./reports.ts";

const position = "PUT /api/playback/v1/videos/{id}/position/";
const [onStopped, onEnded] = [vi.fn(), vi.fn()];
let told = answers(position, { video: 1, position: 1, watched: false });

beforeEach(() => {
  vi.clearAllMocks();
  told = answers(position, { video: 1, position: 1, watched: false });
});
const begin = () => createReports({ videoId: 1, session: "s", onStopped, onEnded });
const bodies = (count: number) =>
  vi.waitFor(() => {
    expect(told).toHaveLength(count);
    return told.map(({ body }) => body);
  });

it("tells at once that it plays, then every ten seconds, and where it stopped", async () => {
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

it("tells that it stopped, even where it told its position a moment before", async () => {
  const reports = begin();
  reports.at(5, Number.POSITIVE_INFINITY);
  reports.stop();
  const all = await bodies(2);
  expect(all.map(({ playing, duration }) => [playing, duration])).toEqual([
    [true, null],
    [false, null],
  ]);
});

it("tells nothing of what never played, and gives its place back", async () => {
  const ended = answers("DELETE /api/playback/v1/plays/{session}/", null);
  const reports = begin();
  reports.stop();
  reports.leave();
  await vi.waitFor(() => expect(ended).toHaveLength(1));
  expect(told).toHaveLength(0);
});

it("learns that it was ended on another device", async () => {
  fails(position, "play_ended");
  begin().at(5, 100);
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
});
