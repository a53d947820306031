import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "#test/render.tsx";
import { EditDialog } from "./EditDialog.tsx";

function open() {
  const onClose = vi.fn();
  const { user } = show(
    <EditDialog
      title="Edit series"
      opened
      onClose={onClose}
      more={(onUnsaved) => (
        <>
          <button type="button" onClick={() => onUnsaved(true)}>
            Translate
          </button>
          <button type="button" onClick={() => onUnsaved(false)}>
            Save translation
          </button>
        </>
      )}
    >
      {(close) => (
        <>
          <input aria-label="Title" />
          <button type="button" onClick={close}>
            Save
          </button>
        </>
      )}
    </EditDialog>,
  );
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return { user, press, onClose };
}

const question = () => screen.findByRole("dialog", { name: "Leave without saving?" });

it("asks before Escape drops what was typed", async () => {
  const { user, press, onClose } = open();
  await user.type(await screen.findByLabelText("Title"), "The deep sea");
  await user.keyboard("{Escape}");
  await user.click(within(await question()).getByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  expect(screen.getByDisplayValue("The deep sea")).toBeTruthy();
  await user.keyboard("{Escape}");
  await press("Leave");
  expect(onClose).toHaveBeenCalledOnce();
});

it("asks before Escape drops unsaved changes of the form below", async () => {
  const { user, press, onClose } = open();
  await press("Translate");
  await user.keyboard("{Escape}");
  await question();
  await press("Stay");
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  await press("Save translation");
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("stays open for the form below when the first one is saved", async () => {
  const { user, press, onClose } = open();
  await user.type(await screen.findByLabelText("Title"), "The deep sea");
  await press("Translate");
  await press("Save");
  await question();
  await press("Stay");
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  expect(onClose).not.toHaveBeenCalled();
  await press("Save translation");
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("is not described by all of its fields", async () => {
  open();
  expect((await screen.findByRole("dialog", { name: "Edit series" })).hasAttribute("aria-describedby")).toBe(false);
});
