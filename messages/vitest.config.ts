import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "messages",
    include: ["{lib,po}/**/*.test.ts"],
    // As web: on two cores, Vitest would run isolated files alone at the end.
    isolate: false,
    // For machines under load.
    testTimeout: 60_000,
  },
});
