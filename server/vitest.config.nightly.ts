import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** Tests that only try more at night. */
const deeper = globSync("src/**/*.test.ts", { cwd: import.meta.dirname, exclude: ["**/planted/**"] }).filter((file) =>
  readFileSync(path.join(import.meta.dirname, file), "utf8").includes('from "#test/run/nightly.ts"'),
);

/** What `npm run test:all` adds to `npm test`. */
export default defineConfig({
  test: {
    ...config.test,
    name: "server-nightly",
    include: ["src/**/*.nightly.test.ts", ...deeper],
    exclude: ["src/**/planted/**"],
    provide: { nightly: true },
    sequence: { groupOrder: 2 },
  },
});
