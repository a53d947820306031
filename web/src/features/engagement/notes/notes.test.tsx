import { screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { Link } from "#shared/navigation/Link.tsx";
import { note, pageOf } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { NoteForm } from "./NoteForm.tsx";
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

const form = { at: 83, saving: false, onSave: vi.fn(), onCancel: vi.fn() };

function Opener({ onOpened }: { readonly onOpened: (focused: Element | null) => void }) {
  // Runs synchronously after the field is mounted.
  useLayoutEffect(() => onOpened(document.activeElement), [onOpened]);
  return <NoteForm {...form} />;
}

it("has the focus before anything else can happen, so that no letter is lost", () => {
  const onOpened = vi.fn();
  show(<Opener onOpened={onOpened} />);
  expect(onOpened).toHaveBeenCalledWith(screen.getByRole("textbox", { name: "Note at 1 minute 23 seconds" }));
});

it("puts the caret at the end", async () => {
  const { user } = show(<NoteForm {...form} text="The sea" />);
  await user.keyboard(" again{Enter}");
  expect(form.onSave).toHaveBeenCalledWith("The sea again");
});

it("asks before a note that is being written is lost", async () => {
  const { user, press, go, address } = show(
    <>
      <Link to="/notes?more">More</Link>
      <NoteForm {...form} text="The sea" />
    </>,
    "/notes",
  );
  await user.click(screen.getByRole("link", { name: "More" }));
  expect(address()).toBe("/notes?more");
  await user.type(screen.getByRole("textbox"), " again");
  await screen.findByDisplayValue("The sea again");
  await go(-1);
  await press("Leave");
  await vi.waitFor(() => expect(address()).toBe("/notes"));
});
