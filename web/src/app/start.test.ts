import { beforeAll, beforeEach, expect, it, vi } from "vitest";

// A script, not a module, so it cannot be imported by name.
const scripts = import.meta.glob("./start.ts");
beforeAll(() => Promise.all(Object.values(scripts).map((run) => run())));

let shown = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  document.earlyEvents = [];
  document.head.innerHTML = `<template id="scripts"><meta name="app"></template>`;
  const { PerformanceObserver: original } = globalThis;
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      static supportedEntryTypes = ["paint"];
      constructor(callback: () => void) {
        shown = callback;
      }
      observe() {}
    },
  );
  return () => {
    vi.useRealTimers();
    // Only this one: the test set-up has stubs that other files need.
    vi.stubGlobal("PerformanceObserver", original);
    document.head.innerHTML = "";
    document.earlyEvents = undefined;
  };
});

const asked = () => document.head.querySelectorAll("meta[name=app]").length;
const open = () => dispatchEvent(new Event("DOMContentLoaded"));

it("loads the app once the page is shown, and only once", () => {
  open();
  expect(asked()).toBe(0);
  shown();
  shown();
  vi.advanceTimersByTime(1000);
  expect(asked()).toBe(1);
});

it("remembers the palette's shortcut on pages of superusers, until the palette is there", () => {
  const press = () => {
    const event = new KeyboardEvent("keydown", { key: "k", ctrlKey: true, cancelable: true });
    dispatchEvent(event);
    return [event.defaultPrevented, document.earlyPalette];
  };
  expect(press()).toEqual([false, false]);
  const link = document.body.appendChild(document.createElement("a"));
  link.href = "/admin/dashboard";
  expect(press()).toEqual([true, true]);
  document.earlyPalette = undefined;
  expect(press()).toEqual([false, undefined]);
  link.remove();
});

it("loads the picture that fills the first screen before the app", async () => {
  const picture = document.body.appendChild(document.createElement("img"));
  picture.setAttribute("fetchpriority", "high");
  const { promise, resolve } = Promise.withResolvers<void>();
  // jsdom does not decode pictures.
  picture.decode = () => promise;
  open();
  shown();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toBe(0);
  resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toBe(1);
  picture.remove();
});

it("loads the app if that picture cannot be shown", async () => {
  const picture = document.body.appendChild(document.createElement("img"));
  picture.setAttribute("fetchpriority", "high");
  picture.decode = () => Promise.reject(new Error("broken"));
  open();
  shown();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(1);
  picture.remove();
});

it("loads the app at once in a background tab", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  open();
  hidden.mockRestore();
  expect(asked()).toBe(1);
});

it("does not wait forever for the first paint", () => {
  open();
  vi.advanceTimersByTime(1000);
  expect(asked()).toBe(1);
});

it("records clicks and choices meanwhile", () => {
  open();
  document.body.click();
  const order = document.body.appendChild(document.createElement("select"));
  order.append(new Option("Newest first"), new Option("Oldest first", "created", true, true));
  order.dispatchEvent(new Event("change", { bubbles: true }));
  order.remove();
  expect(document.earlyEvents?.map(({ type, value }) => [type, value])).toEqual([
    ["click", ""],
    ["change", "created"],
  ]);
});

it("records the URL that the document was opened with", () => {
  expect(document.renderedAddress).toBe(location.pathname + location.search);
});
