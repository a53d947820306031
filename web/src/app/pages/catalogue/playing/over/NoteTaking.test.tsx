import type { Note } from "@mindreel/contract/engagement/notes";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { note, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { createEarlyNote } from "./useEarlyNote.ts";
import { NoteTaking } from "./WhileWatching.tsx";

const write = "POST /api/notes/v1/notes/";

function watching(notes: Note[] = [], early = createEarlyNote()) {
  responds("GET /api/notes/v1/notes/", { ...pageOf(notes), videos: [] });
  const goOn = vi.fn();
  const control = {
    isPlaying: () => true,
    toggle: vi.fn(),
    hold: vi.fn(() => goOn),
    time: () => 83.9,
    focus: vi.fn(),
    seek: vi.fn(),
    mark: vi.fn<PlayerControl["mark"]>(),
    stop: vi.fn(),
  };
  const keys: string[] = [];
  document.addEventListener("keydown", ({ key }) => keys.push(key));
  const begin = () => show(<NoteTaking video={2} control={{ current: control }} early={early} />);
  return { goOn, control, keys, begin };
}

function playing(notes: Note[] = []) {
  const { begin, ...rest } = watching(notes);
  return { ...rest, ...begin() };
}

it("pauses the video on N, saves on Enter, and resumes", async () => {
  const written = responds(write, note(5, 2, 83));
  const { user, control, goOn, keys } = playing();
  await user.keyboard("n");
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Note at 1 minute 23 seconds" });
  expect(control.hold).toHaveBeenCalledOnce();
  expect([document.activeElement, field.value]).toEqual([field, ""]);
  keys.length = 0;
  await user.keyboard("no keys{Enter}");
  await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
  expect(keys).toEqual([]);
  expect(written.map(({ body }) => body)).toEqual([{ video: 2, at: 83, text: "no keys" }]);
  expect(screen.getByRole("status").textContent).toBe("Note saved");
  expect([control.focus.mock.calls.length, goOn.mock.calls.length]).toEqual([1, 1]);
});

it("saves nothing on Escape, and resumes", async () => {
  const written = responds(write, note(5, 2, 83));
  const { user, control, goOn } = playing();
  await user.keyboard("n");
  await screen.findByRole("textbox");
  await user.keyboard("never mind{Escape}");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect([written.length, control.focus.mock.calls.length, goOn.mock.calls.length]).toEqual([0, 1, 1]);
});

it("keeps the text if saving fails", async () => {
  fails(write, "too_many_notes");
  const { user, goOn } = playing();
  await user.keyboard("n");
  await user.type(await screen.findByRole("textbox"), "kept{Enter}");
  await screen.findByText("You've reached the limit for notes. Please delete some first.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("kept");
  expect(goOn).not.toHaveBeenCalled();
});

it("marks the notes on the time line", async () => {
  const { control } = playing([note(5, 2, 83), note(6, 2, 90)]);
  await waitFor(() => expect(control.mark.mock.lastCall?.[1]).toHaveLength(2));
  expect(control.mark.mock.lastCall?.[1]).toMatchObject([{ at: 83, label: "Note at 1 minute 23 seconds: Note 5" }, {}]);
});

describe("before it has loaded", () => {
  it("keeps N and what is typed after it, and no shortcut gets those keys", async () => {
    const early = createEarlyNote();
    onTestFinished(early.listen());
    const { begin, keys, control } = watching([], early);
    const user = userEvent.setup();
    await user.keyboard("tnnot{Backspace}{Backspace}o now");
    expect(keys).toEqual(["t"]);
    begin();
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Note at 1 minute 23 seconds" });
    expect([document.activeElement, field.value]).toEqual([field, "no now"]);
    expect(control.hold).toHaveBeenCalledOnce();
    await user.keyboard("!");
    expect(field.value).toBe("no now!");
  });

  it("leaves the keys alone from then on, also when the video returns to its page", async () => {
    const early = createEarlyNote();
    early.listen()();
    const { begin, keys } = watching([], early);
    begin();
    onTestFinished(early.listen());
    await userEvent.setup().keyboard("nk");
    await screen.findByRole("textbox", { name: /^Note/ });
    expect(keys).toEqual(["n"]);
  });

  it("discards it on Escape, and ignores fields", async () => {
    const early = createEarlyNote();
    onTestFinished(early.listen());
    const { begin, keys } = watching([], early);
    const user = userEvent.setup();
    await user.keyboard("nab{Escape}");
    show(<input aria-label="Elsewhere" />);
    await user.type(screen.getByRole("textbox", { name: "Elsewhere" }), "n");
    expect(keys).toEqual(["n"]);
    begin();
    await user.click(document.body);
    expect(screen.queryByRole("textbox", { name: /^Note/ })).toBeNull();
    await user.keyboard("n");
    await screen.findByRole("textbox", { name: /^Note/ });
  });
});
