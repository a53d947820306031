import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { queryClient } from "#shared/api/query.ts";
import { server } from "./server.ts";

// What jsdom lacks and the components ask for.
vi.stubGlobal("matchMedia", (media: string) => ({
  matches: false,
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

// Noise on the console is a fault of the component or of its test.
const noise: unknown[][] = [];
for (const method of ["error", "warn"] as const) {
  vi.spyOn(console, method).mockImplementation((...told: unknown[]) => void noise.push(told));
}

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  noise.length = 0;
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  server.resetHandlers();
  document.body.replaceChildren();
  expect(noise).toEqual([]);
});
afterAll(() => server.close());
