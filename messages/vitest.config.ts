import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "messages",
    include: ["test/**/*.test.ts"],
    // For machines that do other work meanwhile.
    testTimeout: 60_000,
  },
});
