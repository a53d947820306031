import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { note, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { VideoNotes } from "./VideoNotes.tsx";

async function opened() {
  responds("GET /api/notes/v1/notes/", { ...pageOf([]), videos: [] });
  const onDone = vi.fn();
  const shown = show(<VideoNotes video={2} onBegin={() => 83} onDone={onDone} onSeek={vi.fn()} />);
  await shown.press("Add a note");
  const field = screen.getByRole("textbox", { name: "Note at 1 minute 23 seconds" });
  return { ...shown, field, onDone };
}

const focusIsBack = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a note" })));

it("returns the focus to the button on Escape and on Cancel", async () => {
  const { user, press, onDone } = await opened();
  await user.keyboard("never mind{Escape}");
  await focusIsBack();
  expect(onDone).toHaveBeenCalledOnce();
  await press("Add a note");
  await press("Cancel");
  await focusIsBack();
});

it("reports that a note is saved, and returns the focus to the button", async () => {
  const { user } = await opened();
  responds("POST /api/notes/v1/notes/", note(5, 2, 83));
  await user.keyboard("The sea{Enter}");
  await focusIsBack();
  expect(screen.getByRole("status").textContent).toBe("Note saved");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("status").textContent).toBe("");
});
