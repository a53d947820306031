import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { resetBrowser } from "./browser.ts";
import { server } from "./server.ts";

// A failed query names what it looked for, without the whole document.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message?.split("\n\nIgnored nodes")[0] ?? "no such element"),
});

// What the components use and jsdom does not have. Without motion nothing has to be waited for.
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
Element.prototype.scrollIntoView = () => undefined;

// A failed query is tried again at once, not after a second.
const defaults = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });

// A message on the console is a fault of the component or of its test.
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
  notifications.clean();
  notifications.cleanQueue();
  cleanup();
  queryClient.clear();
  server.resetHandlers();
  resetBrowser();
  document.body.replaceChildren();
  expect(messages).toEqual([]);
});
afterAll(() => server.close());
