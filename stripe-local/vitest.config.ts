import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "stripe-local",
    include: ["src/**/*.test.ts"],
    // Generous, for machines under load.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
