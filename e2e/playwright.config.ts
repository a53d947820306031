import { defineConfig } from "@playwright/test";
import { findBrowser } from "#support/browser.ts";
import { widths } from "#support/look/widths.ts";

// The inner ring looks once at each screen, the outer one in light and dark at both widths. Workers inherit this.
if (process.argv.includes("--grep-invert")) process.env["E2E_RING"] = "inner";

export default defineConfig({
  testDir: "./journeys",
  outputDir: "./test-results",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  // Journeys mostly wait: three of them keep two cores busy.
  workers: 3,
  // A test that fails now and then is a fault: find its cause.
  retries: 0,
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
    { name: "narrow", use: { viewport: widths.narrow }, grep: /@narrow(?!-)/ },
    // Those whose wide run is enough for the inner ring.
    { name: "narrow @nightly", use: { viewport: widths.narrow }, grep: /@narrow-nightly/ },
  ],
});
