import { screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { Link } from "#shared/navigation/Link.tsx";
import { show } from "#test/render.tsx";
import { NoteForm } from "./NoteForm.tsx";

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
