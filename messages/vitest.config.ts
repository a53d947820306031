import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "messages",
    include: ["test/**/*.test.ts"],
    // For machines under load.
    testTimeout: 60_000,
  },
});
