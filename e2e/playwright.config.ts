import { defineConfig } from "@playwright/test";
import { findBrowser } from "#support/browser.ts";
import { widths } from "#support/look/widths.ts";

export default defineConfig({
  testDir: "./journeys",
  outputDir: "./test-results",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  // Journeys mostly wait: three of them keep two cores busy.
  workers: 3,
  // One retry for tests starved by a busy machine: those are reported as flaky, while real failures fail twice.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  // Long, for machines under load; only failures take that long.
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
