import { defineConfig } from "vitest/config";
import { patience } from "./test/run/patience.ts";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "drills/*.test.ts"],
    // See vitest.config.nightly.ts and tools/structure.ts.
    exclude: ["src/**/*.nightly.test.ts", "src/**/planted/**"],
    provide: { nightly: false },
    globalSetup: ["./test/database/global-setup.ts"],
    setupFiles: ["./test/run/setup.ts"],
    expect: { poll: { timeout: patience } },
    // Each file has a server of its own and often waits for its jobs: four at a time keep two cores busy.
    pool: "forks",
    // The files share nothing but the code, so it is loaded once per worker instead of once per file.
    isolate: false,
    maxWorkers: 4,
    // Vitest requires projects with different worker counts to be in different groups: the quick ones go first.
    sequence: { groupOrder: 1 },
    // Allows a test to wait for several things.
    testTimeout: 2 * patience,
    hookTimeout: 2 * patience,
  },
});
