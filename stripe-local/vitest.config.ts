import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "stripe-local",
    include: ["src/**/*.test.ts"],
    // For machines that do other work meanwhile.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
