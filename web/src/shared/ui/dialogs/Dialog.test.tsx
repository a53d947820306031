import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
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
