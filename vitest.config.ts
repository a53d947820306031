import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["server", { test: { name: "web", root: "web", include: ["src/**/*.test.ts"] } }],
  },
});
