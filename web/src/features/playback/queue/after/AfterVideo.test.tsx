import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { episode, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { AfterVideo, type UpNext } from "./AfterVideo.tsx";

const preferences = "GET /api/playback/v1/preferences/";
const next = vi.fn();
const cancel = vi.fn();
const replay = vi.fn();
const rest = { onNext: next, onReplay: replay, onCancel: cancel, save: <button type="button">Save</button> };
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  visibility = "visible";
});

const pass = async (seconds: number) => {
  // Only fake time passes meanwhile, however slow the machine is.
  vi.setTimerTickMode("manual");
  for (let n = 0; n < seconds; n++) await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.setTimerTickMode("interval");
};
const see = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event("visibilitychange"));
  });

function after(begins: UpNext["begins"], ended = true) {
  const upNext: UpNext = { video: episode(2), begins };
  return show(<AfterVideo video={episode(1)} next={upNext} isLastEpisode={false} ended={ended} {...rest} />);
}
const counting = () => screen.findByText(/^In \d+ s$/);

describe("after an episode", () => {
  beforeEach(() => {
    responds(preferences, { autoplay_next: true });
  });

  it("the next one begins after ten seconds, and screen readers announce it at once", async () => {
    after("itself");
    await counting();
    expect(screen.getByText(/^Next: Episode/).textContent).toBe(
      "Next: Episode 2 of 3, Film 2. It begins in 10 seconds. Press Escape to cancel.",
    );
    expect(document.activeElement).toBe(document.body);
    await pass(9);
    expect(next).not.toHaveBeenCalled();
    await pass(1);
    expect(next).toHaveBeenCalledExactlyOnceWith(episode(2));
  });

  it("it can be played at once, or cancelled, also with Escape", async () => {
    const { user } = after("itself");
    await user.click(screen.getByRole("button", { name: "Play now" }));
    expect(next).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.keyboard("{Escape}");
    expect(cancel).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole("button", { name: "Watch again" }));
    expect(replay).toHaveBeenCalledOnce();
    screen.getByRole("button", { name: "Save" });
  });

  it("the countdown pauses while the page is hidden, and restarts afterwards", async () => {
    after("itself");
    await counting();
    await pass(6);
    see("hidden");
    await pass(20);
    expect(next).not.toHaveBeenCalled();
    see("visible");
    expect((await counting()).textContent).toBe("In 10 s");
    await pass(10);
    expect(next).toHaveBeenCalledOnce();
  });

  it("the switch ends the countdown permanently", async () => {
    const changed = responds("PATCH /api/playback/v1/preferences/", { autoplay_next: false });
    const { user } = after("itself");
    await counting();
    await user.click(screen.getByRole("switch", { name: "Play the next video automatically" }));
    await vi.waitFor(() => expect(changed[0]?.body).toEqual({ autoplay_next: false }));
    expect(screen.queryByText(/^In \d+ s$/)).toBeNull();
    await pass(15);
    expect(next).not.toHaveBeenCalled();
    screen.getByRole("button", { name: "Play now" });
  });
});

it("waits if the member has turned autoplay off, or that is unknown", async () => {
  responds(preferences, { autoplay_next: false });
  after("itself");
  const autoplay = screen.getByRole("switch", { name: "Play the next video automatically" });
  await vi.waitFor(() => expect(autoplay.hasAttribute("disabled")).toBe(false));
  await pass(15);
  expect(next).not.toHaveBeenCalled();
  expect(screen.getByText(/^Next: Episode/).textContent).toBe("Next: Episode 2 of 3, Film 2.");
});

it("reports why the switch failed", async () => {
  responds(preferences, { autoplay_next: true });
  fails("PATCH /api/playback/v1/preferences/", "internal");
  const { user } = after("itself");
  await counting();
  await user.click(screen.getByRole("switch", { name: "Play the next video automatically" }));
  await screen.findByRole("alert");
  await counting();
});

it("in a queue the next video begins without asking, and no switch is shown", async () => {
  const asked = responds(preferences, { autoplay_next: false });
  after("queue");
  await counting();
  expect(screen.queryByRole("switch")).toBeNull();
  await pass(10);
  expect(next).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(0);
});

it("shows nothing before the end", () => {
  after("queue", false);
  expect(screen.queryByRole("button", { name: "Play now" })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});

it("shows that the series is finished", async () => {
  const { user } = show(<AfterVideo video={episode(3)} next={undefined} isLastEpisode ended {...rest} />);
  expect(screen.getByRole("status").textContent).toBe("You've finished The sea.");
  expect(screen.getByRole("link", { name: "Show the series" }).getAttribute("href")).toBe("/series/5");
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(cancel).toHaveBeenCalledOnce();
});

it("offers another video after the end of a series, and waits", async () => {
  const upNext: UpNext = { video: video(9), begins: "never" };
  const { user } = show(<AfterVideo video={episode(3)} next={upNext} isLastEpisode ended {...rest} />);
  await pass(15);
  expect(next).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Next: Film 9" }));
  expect(next).toHaveBeenCalledExactlyOnceWith(video(9));
});

it("shows nothing after a video without a next one", () => {
  show(<AfterVideo video={video(1)} next={undefined} isLastEpisode={false} ended {...rest} />);
  expect(screen.queryByRole("button")).toBeNull();
});
