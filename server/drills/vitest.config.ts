import path from "node:path";
import { defineConfig } from "vitest/config";
import { Report } from "./report.ts";

/** `npm run drills`: minutes-long tests, one after the other, whose figures go into docs/reliability.md. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, ".."),
  test: {
    include: ["drills/*/*.drill.ts"],
    globalSetup: ["./test/database/global-setup.ts"],
    setupFiles: ["./test/run/setup.ts"],
    expect: { poll: { timeout: 60_000 } },
    pool: "forks",
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    reporters: ["default", new Report()],
  },
});
