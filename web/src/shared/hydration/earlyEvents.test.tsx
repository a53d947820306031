import { act, screen } from "@testing-library/react";
import { useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { keepEarlyEvents, useEarlyEvents } from "./earlyEvents.ts";

const onPress = vi.fn();
const onSort = vi.fn();
const onCheck = vi.fn();
const onSend = vi.fn();

function Example() {
  useEarlyEvents();
  const [order, setOrder] = useState("new");
  const [chosen, setChosen] = useState(false);
  const [wish, setWish] = useState("");
  const [, setWidth] = useState(0);
  // Renders again before other effects run, like a page that measures itself.
  useLayoutEffect(() => setWidth(1), []);
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
      <input
        type="checkbox"
        aria-label="Tides"
        checked={chosen}
        onChange={({ currentTarget: { checked } }) => {
          setChosen(checked);
          onCheck(checked);
        }}
      />
      <input aria-label="Wish" value={wish} onChange={({ currentTarget: { value } }) => setWish(value)} />
      <p>{`You wish for “${wish}”`}</p>
      <form onSubmit={onSend}>
        <button type="submit">Send</button>
      </form>
    </>
  );
}

it("clicks and changes before the app has started take effect once, when it has", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Example />);
  const removed = document.createElement("button");
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Order" });
  order.value = "old";
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Tides" });
  box.checked = true;
  document.earlyEvents = [
    { type: "click", target: screen.getByText("Like"), checked: false, value: "" },
    { type: "click", target: screen.getByRole("button", { name: "Send" }), checked: false, value: "" },
    { type: "click", target: removed, checked: false, value: "" },
    { type: "change", target: order, checked: false, value: "old" },
    { type: "click", target: box, checked: true, value: "" },
    { type: "change", target: box, checked: true, value: "" },
  ];
  keepEarlyEvents();
  expect(document.earlyEvents).toBeUndefined();
  const root = await act(async () => hydrateRoot(page, <Example />));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onSort).toHaveBeenCalledExactlyOnceWith("old");
  expect(order.value).toBe("old");
  expect(onCheck).toHaveBeenCalledExactlyOnceWith(true);
  expect(box.checked).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  page.remove();
});

it("a choice while the app starts takes effect once, when it has", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Example />);
  const order = screen.getByRole<HTMLSelectElement>("combobox", { name: "Order" });
  keepEarlyEvents();
  const root = await act(async () => {
    const hydrating = hydrateRoot(page, <Example />);
    order.value = "old";
    for (const type of ["input", "change"]) order.dispatchEvent(new Event(type, { bubbles: true }));
    return hydrating;
  });
  expect(onSort).toHaveBeenCalledExactlyOnceWith("old");
  expect(order.value).toBe("old");
  await act(async () => root.unmount());
  page.remove();
});

it("a text that is typed before and while the app starts is kept", async () => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Example />);
  const wish = screen.getByRole<HTMLInputElement>("textbox", { name: "Wish" });
  wish.value = "ow";
  document.earlyEvents = ["o", "ow"].map((value) => ({ type: "input", target: wish, checked: false, value }));
  keepEarlyEvents();
  const root = await act(async () => {
    const hydrating = hydrateRoot(page, <Example />);
    wish.value = "owls";
    wish.dispatchEvent(new Event("input", { bubbles: true }));
    return hydrating;
  });
  expect(wish.value).toBe("owls");
  screen.getByText("You wish for “owls”");
  await act(async () => root.unmount());
  page.remove();
});
