import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "stripe-local",
    include: ["src/**/*.test.ts"],
    // As web: on two cores, Vitest would run isolated files alone at the end.
    isolate: false,
    // Generous, for machines under load.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
