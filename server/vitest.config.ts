import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts"],
    globalSetup: ["./test/global-setup.ts"],
    // Each file is a server of its own: three at a time fill two cores, and their connections fit the database.
    pool: "forks",
    // The files share nothing but the code, which is loaded once a worker then, and not once a file.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
