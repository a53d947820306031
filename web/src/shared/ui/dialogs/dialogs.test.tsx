import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { show } from "#test/render.tsx";
import { Confirm } from "./Confirm.tsx";
import { Dialog } from "./Dialog.tsx";

/** A dialog that exists only once something was chosen for it. */
function Example() {
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setChosen("Tides");
          setOpened(true);
        }}
      >
        Rename Tides…
      </button>
      {chosen !== null && (
        <Dialog label={`Rename ${chosen}`} opened={opened} onClose={() => setOpened(false)}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

it("a dialog that is there only from when it opens returns the focus as well", async () => {
  const { press, user } = show(<Example />);
  await press("Rename Tides…");
  await screen.findByRole("dialog", { name: "Rename Tides" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" })));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rename Tides…" })));
});

function Confirmation({ pending = false, onConfirm }: { pending?: boolean; onConfirm: () => void }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Delete Tides…
      </button>
      <Confirm
        opened={opened}
        onClose={() => setOpened(false)}
        label="Delete Tides"
        title="Delete this video?"
        confirm="Delete"
        pending={pending}
        onConfirm={onConfirm}
      >
        Tides will disappear.
      </Confirm>
    </>
  );
}

describe("a confirmation", () => {
  async function open(pending = false) {
    const onConfirm = vi.fn();
    const shown = show(<Confirmation pending={pending} onConfirm={onConfirm} />);
    await shown.press("Delete Tides…");
    const dialog = await screen.findByRole("dialog");
    return { ...shown, dialog, onConfirm };
  }

  const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  it("is named after what is affected, and focuses Cancel", async () => {
    const { dialog } = await open();
    expect(dialog.getAttribute("aria-label")).toBe("Delete Tides");
    expect(screen.getByRole("heading", { name: "Delete this video?" })).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" })));
  });

  it("confirms only with its button", async () => {
    const { press, onConfirm } = await open();
    await press("Delete");
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("closes on Cancel and Escape, and returns the focus to its opener", async () => {
    const { press, user, onConfirm } = await open();
    await press("Cancel");
    await closed();
    const opener = screen.getByRole("button", { name: "Delete Tides…" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await press("Delete Tides…");
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("shows on its button that the call is running", async () => {
    await open(true);
    expect(screen.getByRole("button", { name: "Delete" })).toHaveProperty("ariaDisabled", "true");
  });
});
