import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "jsdom",
    setupFiles: ["./test/setup.ts"],
    // One document a worker instead of one a file: the set-up empties it after each test.
    isolate: false,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
