import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { closeToasts } from "#shared/toasts/toasts.ts";
import { resetBrowser } from "./browser.ts";
import { installPopovers } from "./popover.ts";
import { server } from "./server.ts";

// A failed query reports what it looked for, without dumping the whole document.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message?.split("\n\nIgnored nodes")[0] ?? "no such element"),
});

const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === "number" ? options : { timeout: 10_000, ...options });

// Browser APIs that the components use and jsdom lacks. With reduced motion, tests need not wait for animations.
vi.stubGlobal("matchMedia", (media: string) => ({
  matches: media.includes("prefers-reduced-motion"),
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  "VTTCue",
  class {
    readonly startTime: number;
    readonly endTime: number;
    text: string;
    constructor(startTime: number, endTime: number, text: string) {
      this.startTime = startTime;
      this.endTime = endTime;
      this.text = text;
    }
  },
);
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
installPopovers();

// A failed query is retried at once, not after a second.
const defaults = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });

// A console message is a bug in the component or its test.
const messages: unknown[][] = [];
for (const method of ["error", "warn"] as const) {
  vi.spyOn(console, method).mockImplementation((...message: unknown[]) => {
    // jsdom does not know <search> yet.
    if (String(message[0]).startsWith("The tag <%s> is unrecognized") && message[1] === "search") return;
    messages.push(message);
  });
}

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  messages.length = 0;
});
afterEach(() => {
  cleanup();
  closeToasts();
  queryClient.clear();
  server.resetHandlers();
  resetBrowser();
  document.body.replaceChildren();
  expect(messages).toEqual([]);
});
afterAll(() => server.close());
