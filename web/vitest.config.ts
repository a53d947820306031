import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "web",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "jsdom",
    setupFiles: ["./test/setup.ts"],
    // One document for each worker instead of each file: the set-up empties it after each test.
    isolate: false,
    // For machines that do other work meanwhile.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
