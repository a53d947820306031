import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { show } from "#test/render.tsx";
import { Drawer } from "./Drawer.tsx";

function Example() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <Drawer label="Menu" opened={opened} onClose={() => setOpened(false)}>
        <button type="button" onClick={() => setOpened(false)}>
          Close
        </button>
      </Drawer>
    </>
  );
}

const gone = () => waitFor(() => expect(screen.queryByText("Close")).toBeNull());

async function open() {
  const shown = show(<Example />);
  expect(screen.queryByText("Close")).toBeNull();
  await shown.press("Open");
  return { ...shown, drawer: await screen.findByRole("dialog", { name: "Menu" }) };
}

it("a drawer renders its content only while it is open", async () => {
  const { press } = await open();
  await press("Close");
  await gone();
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Open");
  expect(await screen.findByRole("button", { name: "Close" })).toBeInstanceOf(HTMLElement);
});

it("a drawer closes on a press outside, and not inside", async () => {
  const { drawer } = await open();
  drawer.getBoundingClientRect = () => new DOMRect(0, 300, 390, 500);
  fireEvent.click(drawer, { clientX: 100, clientY: 400 });
  expect(screen.getByText("Close")).toBeInstanceOf(HTMLElement);
  fireEvent.click(drawer, { clientX: 100, clientY: 200 });
  await gone();
});

it("a drawer notices that the browser has closed it on Escape", async () => {
  const { drawer, press } = await open();
  if (drawer instanceof HTMLDialogElement) drawer.close();
  await gone();
  await press("Open");
  expect(await screen.findByRole("dialog", { name: "Menu" })).toBe(drawer);
});
