import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["server", "stripe-local", { test: { name: "web", root: "web", include: ["src/**/*.test.ts"] } }],
  },
});
