import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { FileDrop } from "./FileDrop.tsx";

it("says why a dropped folder is not taken", async () => {
  const onFiles = vi.fn();
  show(<FileDrop label="Files" accept=".vtt" text="Drop files here" onFiles={onFiles} />);
  const folder = { webkitGetAsEntry: () => ({ isDirectory: true }) };
  fireEvent.drop(screen.getByLabelText("Files"), { dataTransfer: { items: [folder] } });
  await toast("This is a folder.");
  expect(onFiles).not.toHaveBeenCalled();
});
