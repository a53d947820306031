import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["messages", "server", "stripe-local", "web", "server/vitest.config.nightly.ts"],
  },
});
