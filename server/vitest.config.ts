import { defineConfig } from "vitest/config";
import { patience } from "./test/run/patience.ts";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    globalSetup: ["./test/database/global-setup.ts"],
    setupFiles: ["./test/run/setup.ts"],
    expect: { poll: { timeout: patience } },
    // Each file is a server of its own, and often waits for its jobs: four at a time keep two cores busy.
    pool: "forks",
    // The files share nothing but the code, so it is loaded once per worker instead of once per file.
    isolate: false,
    maxWorkers: 4,
    // Vitest wants projects with other numbers of workers in other groups: the quick ones go first.
    sequence: { groupOrder: 1 },
    // Room for a test to wait for several things.
    testTimeout: 2 * patience,
    hookTimeout: 2 * patience,
    // One more try for what a busy machine starved; what is broken fails twice.
    retry: 1,
  },
});
