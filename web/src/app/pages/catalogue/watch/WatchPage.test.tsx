import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Component as WatchGate } from "#app/pages/gates/WatchGate.tsx";
import { NowPlayingSlot } from "#features/playback/mechanisms/NowPlayingSlot.tsx";
import { queryClient } from "#shared/api/query.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { episode, member, pageOf, play, series, teaser, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { Component as Page } from "./WatchPage.tsx";

/** The page, with the place of what plays, which survives it. */
const WatchPage = () => (
  <>
    <Page />
    <NowPlayingSlot />
  </>
);

const begin = "POST /api/playback/v1/videos/{id}/";

// jsdom plays no media, so the player keeps loading.
beforeAll(() => queryClient.setQueryDefaults(["player"], { enabled: false }));
afterAll(() => queryClient.setQueryDefaults(["player"], {}));

beforeEach(() => {
  responds("GET /api/playback/v1/preferences/", { autoplay_next: true });
  responds("GET /api/accounts/v1/current_user/", member());
  responds("GET /api/category/v1/video/{id}/", video(1, { description: "0:30 The sea\nhttps://example.org/sea" }));
  responds("GET /api/category/v1/video/", pageOf([video(1), video(2, { duration: 90 })]));
  responds("POST /api/category/v1/recent/videos/", { id: 9, user: 7, video: [1] });
  responds("GET /api/category/v1/video/{id}/captions/", []);
  responds("GET /api/category/v1/video/{id}/chapters/", { origin: null, chapters: [] });
  responds(begin, play());
  responds("DELETE /api/playback/v1/plays/{session}/", null);
});

const plans = [
  { id: 1, name: "Basic", description: "", features: [], trial_days: 0, trial_card: false, prices: [] },
  { id: 2, name: "Premium", description: "", features: [], trial_days: 0, trial_card: false, prices: [] },
];

describe("a video's page", () => {
  it("plays when a moment of it is pressed on the page itself", async () => {
    const begun = responds(begin, play());
    const { user } = show(
      <>
        <Link to="/watch/1?t=30">0:30</Link>
        <WatchPage />
      </>,
      "/watch/1",
    );
    await screen.findByRole("button", { name: "Play Film 1" });
    await user.click(screen.getByRole("link", { name: "0:30" }));
    await waitFor(() => expect(begun).toHaveLength(1));
  });

  it("says of a locked video what opens it, and does not play it", async () => {
    responds("GET /api/category/v1/video/{id}/", video(1, { youtube_video_link: null, locked: { plans: [2] } }));
    responds("GET /api/public/v1/plans/", { currency: "usd", currencies: ["usd"], plans });
    const begun = responds(begin, play());
    const { user } = show(
      <>
        <Link to="/watch/1">Begin</Link>
        <WatchPage />
      </>,
      "/watch/1",
    );
    await screen.findByText("Premium includes it.");
    await user.click(screen.getByRole("link", { name: "Begin" }));
    expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe(
      "/subscription?wanted=%2Fwatch%2F1",
    );
    expect(begun).toHaveLength(0);
  });

  it("shows what the video is about, and what plays next", async () => {
    show(<WatchPage />, "/watch/1");
    await screen.findByRole("heading", { level: 1, name: "Film 1" });
    expect(screen.getByRole("link", { name: "https://example.org/sea" }).getAttribute("rel")).toContain("nofollow");
    screen.getByRole("button", { name: "0:30" });
    await screen.findByRole("link", { name: /^Film 2\s*1 minute 30 seconds/ });
    expect(screen.queryByRole("link", { name: /^Film 1/ })).toBeNull();
  });

  it("has the queued videos next, each with what follows it, without deleted videos", async () => {
    fails("GET /api/category/v1/video/{id}/", "not_found");
    responds("PATCH /api/category/v1/recent/videos/{id}/", { id: 9, user: 7, video: [1] });
    for (const id of [1, 2, 3, 4]) queryClient.setQueryData(["video", "watch", id], video(id));
    const queue = { queue: [2, 9, 3], minutes: 20, count: 4 };
    const page = (
      <>
        <Link to="/watch/1" state={queue}>
          Begin
        </Link>
        <WatchPage />
      </>
    );
    const { user } = show(page, "/watch/4", "/watch/:id");
    await user.click(await screen.findByRole("link", { name: "Begin" }));
    await screen.findByRole("heading", { level: 1, name: "Film 1" });
    const next = await screen.findByRole("complementary", { name: "Up next" });
    const names = () =>
      within(next)
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(["Film 2Nature", "Film 3Nature"]));
    await user.click(within(next).getByRole("link", { name: /^Film 2/ }));
    await screen.findByRole("heading", { level: 1, name: "Film 2" });
    const then = screen.getByRole("complementary", { name: "Up next" });
    expect(within(then).getByRole("link").textContent).toBe("Film 3Nature");
  });

  it("loads no player until it is played, then puts the video on top of the recent ones, once", async () => {
    responds("GET /api/category/v1/video/{id}/", video(1, { position: 125, duration: 300 }));
    const begun = responds(begin, play());
    const watched = responds("POST /api/category/v1/recent/videos/", { id: 9, user: 7, video: [1] });
    const { user } = show(<WatchPage />, "/watch/1");
    const place = await screen.findByRole("button", { name: "Play Film 1 from 2 minutes 5 seconds" });
    // Visible text that is not in a button's accessible name confuses speech-input users.
    expect(place.textContent).toBe("");
    screen.getByText("2:05");
    await user.click(place);
    await screen.findByRole("status", { name: "Loading the player" });
    await waitFor(() => expect([begun.length, watched.length]).toEqual([1, 1]));
  });

  it("plays from a time in the description", async () => {
    const begun = responds(begin, play());
    const { user } = show(<WatchPage />, "/watch/1");
    await screen.findByRole("button", { name: "Play Film 1" });
    await user.click(screen.getByRole("button", { name: "0:30" }));
    await screen.findByRole("status", { name: "Loading the player" });
    expect(begun).toHaveLength(1);
  });

  it("has a transcript if there are captions", async () => {
    responds("GET /api/category/v1/video/{id}/captions/", [
      {
        ...{ id: 1, language: "en", kind: "subtitles", label: "English" },
        cues: 3,
        created_at: "2026-01-01T00:00:00Z",
      },
    ]);
    const { user } = show(<WatchPage />, "/watch/1");
    await screen.findByRole("heading", { level: 1, name: "Film 1" });
    expect(screen.queryByRole("tab", { name: "Transcript" })).toBeNull();
    hangs("GET /api/category/v1/video/{id}/captions/{caption}.vtt");
    await user.click(await screen.findByRole("tab", { name: "Transcript" }));
    await screen.findByRole("status", { name: "Loading the transcript" });
  });

  it("has chapters if the video has some, and plays from one of them", async () => {
    responds("GET /api/category/v1/video/{id}/chapters/", {
      origin: "hand",
      chapters: [
        { start: 0, title: "Welcome" },
        { start: 65, title: "The sea" },
      ],
    });
    const begun = responds(begin, play());
    const { user } = show(<WatchPage />, "/watch/1");
    await screen.findByRole("heading", { level: 1, name: "Film 1" });
    expect(screen.queryByRole("tab", { name: "Chapters" })).toBeNull();
    await user.click(await screen.findByRole("tab", { name: "Chapters" }));
    const chapter = await screen.findByRole("button", { name: "1:05 The sea" });
    expect(chapter.getAttribute("aria-current")).toBeNull();
    expect(screen.getByRole("button", { name: "0:00 Welcome" }).getAttribute("aria-current")).toBe("true");
    await user.click(chapter);
    await screen.findByRole("status", { name: "Loading the player" });
    expect(begun).toHaveLength(1);
  });

  it("marks the video as watched, and as unwatched", async () => {
    const marked = responds("PUT /api/playback/v1/videos/{id}/watched/", ({ body: { watched } }) => ({
      ...{ video: 1, position: null, watched },
    }));
    const { user } = show(<WatchPage />, "/watch/1");
    const button = await screen.findByRole("button", { name: "Watched Film 1" });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    await user.click(button);
    await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
    await user.click(button);
    await waitFor(() => expect(marked.map(({ body }) => body.watched)).toEqual([true, false]));
  });

  it("shares its URL", async () => {
    const { user } = show(<WatchPage />, "/watch/1");
    await user.click(await screen.findByRole("button", { name: "Share Film 1" }));
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" })).value).toMatch(/\/watch\/1$/);
  });

  it("shares a passage, which ends after its start", async () => {
    const { user } = show(<WatchPage />, "/watch/1");
    await user.click(await screen.findByRole("button", { name: "Share Film 1" }));
    const end = await screen.findByRole("textbox", { name: "End at" });
    await user.type(end, "0");
    await screen.findByRole("alert");
    await user.clear(end);
    await user.type(end, "2:04");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value).toMatch(/\/watch\/1\?end=124$/);
  });

  it("shows that there is no such video", async () => {
    fails("GET /api/category/v1/video/{id}/", "not_found");
    show(<WatchPage />, "/watch/1");
    await screen.findByRole("heading", { name: "There's no such video" });
  });

  it("shows on which devices the member plays too many videos, and ends one of them", async () => {
    const at = "2026-11-22T10:00:00.000Z";
    const plays = [{ session: "far", device: "Firefox on Linux", title: "Film 9", begun_at: at }];
    fails(begin, "too_many_plays", { message: "You can play one video at a time.", plays });
    const ended = responds("DELETE /api/playback/v1/plays/{session}/", null);
    const { user } = show(<WatchPage />, "/watch/1");
    await user.click(await screen.findByRole("button", { name: "Play Film 1" }));
    await screen.findByText("You can play one video at a time.");
    screen.getByText("Firefox on Linux: Film 9");
    responds(begin, play());
    await user.click(screen.getByRole("button", { name: "End it there: “Film 9” on Firefox on Linux" }));
    await screen.findByRole("status", { name: "Loading the player" });
    expect(ended[0]?.url.pathname).toContain("/plays/far");
  });
});

describe("an episode", () => {
  const watched = "PUT /api/playback/v1/videos/{id}/watched/";

  beforeEach(() => {
    responds("GET /api/category/v1/video/{id}/", ({ url }) => episode(Number(/video\/(\d+)/.exec(url.pathname)?.[1])));
    responds("GET /api/series/v1/series/{id}/", series());
    responds("PATCH /api/category/v1/recent/videos/{id}/", { id: 9, user: 7, video: [1] });
    responds("GET /api/playback/v1/preferences/", { autoplay_next: true });
  });

  it("shows its place, and has the others next to it instead of new videos", async () => {
    show(<WatchPage />, "/watch/2");
    const place = await screen.findByText(/^Episode 2 of 3 of/);
    expect(within(place).getByRole("link", { name: "The sea" }).getAttribute("href")).toBe("/series/5");
    const episodes = await screen.findByRole("complementary", { name: "Episodes" });
    expect(within(episodes).getAllByRole("link")).toHaveLength(3);
    within(episodes).getByText("0 of 3 watched");
    expect(screen.queryByRole("complementary", { name: "Up next" })).toBeNull();
  });

  it("opens the next one with a button, which marks it as watched", async () => {
    const marked = responds(watched, { video: 1, position: null, watched: true });
    responds("GET /api/series/v1/series/{id}/", () => series({ watched: marked.length }));
    const { user, address } = show(<WatchPage />, "/watch/1", "/watch/:id");
    await user.click(await screen.findByRole("button", { name: "Next: Film 2" }));
    await screen.findByRole("heading", { level: 1, name: "Film 2" });
    expect(address()).toBe("/watch/2");
    await screen.findByText("1 of 3 watched");
    expect(marked.map(({ url, body }) => [url.pathname, body.watched])).toEqual([
      [expect.stringContaining("/videos/1/"), true],
    ]);
  });

  it("has no next one after the last", async () => {
    show(<WatchPage />, "/watch/3");
    await screen.findByRole("complementary", { name: "Episodes" });
    expect(screen.queryByRole("button", { name: /^Next/ })).toBeNull();
  });

  it("has new videos of its category next to it if its series is deleted", async () => {
    fails("GET /api/series/v1/series/{id}/", "not_found");
    show(<WatchPage />, "/watch/1");
    await screen.findByRole("complementary", { name: "Up next" });
  });
});

describe("for a member without pro", () => {
  it("has the gate's text above what the video is about", async () => {
    responds("GET /api/public/v1/videos/{id}/", teaser(1, { duration: 90 }));
    responds("GET /api/public/v1/home/", { featured: null, rails: [] });
    responds("GET /api/billing/v1/offer/", { standing: "had" });
    const counts = { video_count: 98, category_count: 9, new_count: 0 };
    responds("GET /api/public/v1/showcase/", { categories: [], stills: [], ...counts });
    show(<WatchGate />, "/watch/1?t=83&end=124");
    await screen.findByRole("heading", { name: "You are not a pro user" });
    await screen.findByText("Film 1");
    screen.getByText("About film 1");
    screen.getByText("1 minute 30 seconds");
    await screen.findByText("98 videos");
    // The page to return to after paying is in the URL, so that it works before the script has loaded.
    const wanted = encodeURIComponent("/watch/1?t=83&end=124");
    expect(screen.getByRole("link", { name: "Subscribe" }).getAttribute("href")).toBe(`/subscription?wanted=${wanted}`);
  });

  it.each(["everyone", "members"] as const)("plays what is open to %s", async (open_to) => {
    responds("GET /api/public/v1/videos/{id}/", teaser(1, { open_to }));
    responds("GET /api/public/v1/home/", { featured: null, rails: [] });
    responds("GET /api/billing/v1/offer/", { standing: "had" });
    responds("GET /api/public/v1/showcase/", {
      ...{ categories: [], stills: [] },
      ...{ video_count: 98, category_count: 9, new_count: 0 },
    });
    const begun = responds(begin, play());
    const { user } = show(<WatchGate />, "/watch/1");
    await screen.findByRole("heading", { level: 1, name: "Film 1" });
    await user.click(await screen.findByRole("button", { name: "Play Film 1" }));
    await waitFor(() => expect(begun).toHaveLength(1));
    screen.getByRole("heading", { name: "There's more with pro" });
    expect(screen.queryByText("You are not a pro user")).toBeNull();
  });
});
