import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { keepEarlyEvents, useEarlyEvents } from "./earlyEvents.ts";

const onPress = vi.fn();
const onSort = vi.fn();
const onSend = vi.fn();

function Example() {
  useEarlyEvents();
  const [order, setOrder] = useState("new");
  return (
    <>
      <button type="button" onClick={onPress}>
        <span>Like</span>
      </button>
      <select
        aria-label="Order"
        value={order}
        onChange={({ currentTarget: { value } }) => {
          setOrder(value);
          onSort(value);
        }}
      >
        <option value="new">Newest</option>
        <option value="old">Oldest</option>
      </select>
      <form onSubmit={onSend}>
        <button type="submit">Send</button>
      </form>
    </>
  );
}

it("what is pressed and chosen before the app has started happens once, when it has", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Example />);
  const removed = document.createElement("button");
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Order" });
  order.value = "old";
  document.earlyEvents = [
    { type: "click", target: screen.getByText("Like") },
    { type: "click", target: screen.getByRole("button", { name: "Send" }) },
    { type: "click", target: removed },
    { type: "change", target: order },
  ];
  keepEarlyEvents();
  expect(document.earlyEvents).toBeUndefined();
  const root = await act(async () => hydrateRoot(page, <Example />));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onSort).toHaveBeenCalledExactlyOnceWith("old");
  expect(order.value).toBe("old");
  expect(onSend).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  page.remove();
});
