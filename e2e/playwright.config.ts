import { defineConfig } from "@playwright/test";
import { findBrowser } from "#support/browser.ts";
import { widths } from "#support/look/widths.ts";

export default defineConfig({
  testDir: "./journeys",
  outputDir: "./test-results",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  // Journeys wait more than they compute: three keep two cores busy.
  workers: 3,
  // One more try for what a busy machine starved: it is reported as flaky, and what is broken fails twice.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  // Long, for machines that do other work meanwhile: only what fails takes that long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    // Set by the global setup before workers read this file.
    baseURL: process.env["E2E_BASE_URL"],
    // Enabled only in journeys about it, because it would fetch the whole app again in every test.
    serviceWorkers: "block",
    // Traces double the duration; to get one: npm run test:browser -- --trace retain-on-failure.
    screenshot: "only-on-failure",
    launchOptions: await findBrowser(),
  },
  projects: [
    { name: "wide", use: { viewport: widths.wide } },
    // Only journeys that differ on a small screen.
    { name: "narrow", use: { viewport: widths.narrow }, grep: /@narrow/ },
  ],
});
