import { defineConfig } from "@playwright/test";
import { findBrowser } from "./support/browser.ts";
import { widths } from "./support/widths.ts";

export default defineConfig({
  testDir: "./journeys",
  outputDir: "./test-results",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    // The global setup sets it before a worker reads this file.
    baseURL: process.env["E2E_BASE_URL"],
    // Only the journeys about it have one: it would fetch the whole app anew for every test.
    serviceWorkers: "block",
    // A trace doubles the time; to look closer: npm run test:browser -- --trace retain-on-failure.
    screenshot: "only-on-failure",
    launchOptions: await findBrowser(),
  },
  projects: [
    { name: "wide", use: { viewport: widths.wide } },
    // Only the journeys that differ on a phone.
    { name: "narrow", use: { viewport: widths.narrow }, grep: /@narrow/ },
  ],
});
