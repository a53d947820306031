import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { VideoCard } from "./VideoCard.tsx";

/** Whether `prefers-reduced-motion` is set. */
let reduced = false;
const asked = vi.spyOn(window, "matchMedia");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  reduced = false;
  const media = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes("reduced-motion") && reduced });
  asked.mockImplementation((query) => media(query) as unknown as MediaQueryList);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => asked.mockRestore());

/** Sets the browser's network information. */
const connection = (saveData: boolean) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });

function card(changes = {}) {
  show(
    <VideoCard
      video={video(1, changes)}
      place={0}
      playing={false}
      faded={false}
      note={null}
      actions={null}
      onPlay={() => undefined}
    />,
  );
  const button = screen.getByRole("button", { name: "Play Film 1" });
  // jsdom has no pointer events; React derives enter and leave events from over and out.
  const dispatch = (type: string, pointerType: string) =>
    fireEvent(button, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
  const enter = (pointerType = "mouse") => dispatch("pointerover", pointerType);
  const leave = () => dispatch("pointerout", "mouse");
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { button, leave, enter, wait, preview: () => button.querySelector("video") };
}

it("plays muted after the card was hovered for a moment, and stops when it is left", async () => {
  const { enter, leave, wait, preview } = card();
  enter();
  await wait(600);
  expect(preview()).toBeNull();
  await wait(200);
  expect(preview()?.muted).toBe(true);
  expect(preview()?.getAttribute("aria-hidden")).toBe("true");
  leave();
  expect(preview()).toBeNull();
});

it("does not start when passing over a card, or on touch", async () => {
  const { enter, leave, wait, preview } = card();
  enter();
  await wait(300);
  leave();
  await wait(1000);
  enter("touch");
  await wait(1000);
  expect(preview()).toBeNull();
});

it("also plays when the focus stays for a moment, and stops on blur", async () => {
  const { button, wait, preview } = card();
  act(() => button.focus());
  await wait(800);
  expect(preview()?.muted).toBe(true);
  act(() => button.blur());
  expect(preview()).toBeNull();
});

it("plays a stream only if the browser can natively", async () => {
  const plays = vi.spyOn(HTMLMediaElement.prototype, "canPlayType");
  for (const [answer, shown] of [
    ["", false],
    ["maybe", true],
  ] as const) {
    plays.mockReturnValue(answer);
    const { enter, leave, wait, preview } = card({ source_kind: "hls" });
    enter();
    await wait(800);
    expect(preview() !== null).toBe(shown);
    leave();
    cleanup();
  }
  plays.mockRestore();
});

it("is never a provider's frame", async () => {
  const { enter, wait, preview } = card({ source_kind: "youtube" });
  enter();
  await wait(1000);
  expect(preview()).toBeNull();
});

it("does not play with reduced motion", async () => {
  reduced = true;
  const { enter, wait, preview } = card();
  enter();
  await wait(1000);
  expect(preview()).toBeNull();
});

it("loads nothing if the browser saves data", async () => {
  for (const [saves, shown] of [
    [true, false],
    [false, true],
  ] as const) {
    connection(saves);
    const { enter, wait, preview } = card();
    enter();
    await wait(800);
    expect(preview() !== null).toBe(shown);
    cleanup();
  }
  Reflect.deleteProperty(navigator, "connection");
});
