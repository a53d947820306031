import { act, screen, waitFor } from "@testing-library/react";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { sessionEnds } from "#shared/session/session.ts";
import { play, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { playerQuery } from "./loadPlayer.ts";
import { VideoPlayer } from "./VideoPlayer.tsx";
import type { PlayerProps } from "./vidstack/player.tsx";

afterAll(() => queryClient.removeQueries(playerQuery));

/** Replaces the real player, since jsdom plays no media. */
function Player({ play: { src }, begin, reports, onExpired }: PlayerProps) {
  return (
    <>
      <p>{`${src} from ${begin}`}</p>
      <button type="button" onClick={() => reports.at(begin ?? 0, 100)}>
        Play
      </button>
      <button type="button" onClick={() => onExpired(30)}>
        Expire
      </button>
    </>
  );
}

it("reports a play that continues with a new address as the same one, with increasing numbers", async () => {
  queryClient.setQueryData(playerQuery.queryKey, { Player });
  const begun = responds("POST /api/playback/v1/videos/{id}/", ({ body }) =>
    play({ session: "one", src: `https://example.org/${body === undefined ? "first" : "second"}.mp4`, position: 20 }),
  );
  const reported = responds("PUT /api/playback/v1/videos/{id}/position/", { video: 1, position: 20, watched: false });
  const { user } = show(<VideoPlayer video={video(1)} autoPlay={false} onWatched={() => undefined} />);
  await screen.findByText("https://example.org/first.mp4 from 20");
  await user.click(screen.getByRole("button", { name: "Play" }));
  await user.click(screen.getByRole("button", { name: "Expire" }));
  await screen.findByText("https://example.org/second.mp4 from 30");
  expect(begun.map(({ body }) => body)).toEqual([undefined, { session: "one" }]);
  await user.click(screen.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(reported.map(({ body }) => body.position)).toContain(30));
  // The server drops a report whose `seq` does not increase, as one that arrived out of order.
  const seqs = reported.map(({ body }) => body.seq);
  expect(new Set(seqs).size).toBe(seqs.length);
  const last = reported.find(({ body }) => body.position === 30);
  expect(last?.body).toMatchObject({ session: "one", seq: Math.max(...seqs) });
});

it("reports where it is before the session ends", async () => {
  queryClient.setQueryData(playerQuery.queryKey, { Player });
  responds("POST /api/playback/v1/videos/{id}/", play({ position: 20 }));
  const reported = responds("PUT /api/playback/v1/videos/{id}/position/", { video: 1, position: 20, watched: false });
  const { user } = show(<VideoPlayer video={video(1)} autoPlay={false} onWatched={() => undefined} />);
  await user.click(await screen.findByRole("button", { name: "Play" }));
  dispatchEvent(new Event(sessionEnds));
  // The play of the test before may end meanwhile.
  await waitFor(() => expect(reported.slice(-2).map(({ body }) => body.playing)).toEqual([true, false]));
});

it.each([
  { what: "takes the focus", takesFocus: true },
  { what: "leaves the focus where somebody is, if it only follows another video", takesFocus: false },
])("$what", ({ takesFocus }) => {
  responds("POST /api/playback/v1/videos/{id}/", play());
  const { container } = show(
    <>
      {/* biome-ignore lint/a11y/noAutofocus: as if somebody were typing */}
      <input autoFocus aria-label="Search" />
      <VideoPlayer video={video(1)} autoPlay takesFocus={takesFocus} onWatched={() => undefined} />
    </>,
  );
  const has = takesFocus ? container.querySelector("[tabindex='-1']") : screen.getByRole("textbox");
  expect(document.activeElement).toBe(has);
});

it("waits with its player for the first frame of what the browser plays by itself, also after a refusal", async () => {
  queryClient.setQueryData(playerQuery.queryKey, { Player });
  // jsdom has no media.
  const frames: VideoFrameRequestCallback[] = [];
  const media = HTMLVideoElement.prototype;
  vi.spyOn(media, "play").mockResolvedValue();
  vi.spyOn(media, "pause").mockReturnValue();
  vi.spyOn(media, "load").mockReturnValue();
  media.requestVideoFrameCallback = (callback) => frames.push(callback);
  onTestFinished(() => void Reflect.deleteProperty(media, "requestVideoFrameCallback"));
  const onBegun = vi.fn();
  responds("PUT /api/playback/v1/videos/{id}/position/", { video: 1, position: 20, watched: false });
  fails("POST /api/playback/v1/videos/{id}/", "not_found");
  const { user, container } = show(
    <VideoPlayer video={video(1, { source_kind: "file" })} autoPlay onBegun={onBegun} onWatched={() => undefined} />,
  );
  const again = await screen.findByRole("button", { name: "Try again" });
  responds("POST /api/playback/v1/videos/{id}/", play({ src: "https://example.org/film.mp4", position: 20 }));
  await user.click(again);
  await waitFor(() => expect(container.querySelector("video")?.currentTime).toBe(20));
  expect(screen.queryByText(/film\.mp4 from/)).toBeNull();
  const [frame] = frames;
  act(() =>
    frame?.(0, { expectedDisplayTime: 0, height: 1, mediaTime: 0, presentationTime: 0, presentedFrames: 1, width: 1 }),
  );
  await screen.findByText("https://example.org/film.mp4 from 20");
  expect(onBegun).toHaveBeenCalled();
});
