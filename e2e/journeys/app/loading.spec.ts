import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { account } from "#support/accounts.ts";
import { expect, test } from "#support/fixtures.ts";
import { screens } from "#support/screens.ts";

/** What jumped on the page, from its first moment on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, "value");
        if (Reflect.get(entry, "hadRecentInput") !== true) sum += typeof value === "number" ? value : 0;
        Reflect.set(window, "__shifted", sum);
      }
    }).observe({ type: "layout-shift", buffered: true });
    Reflect.set(window, "__shifted", 0);
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // Two frames on, the last shifts have been reported.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Number(Reflect.get(window, "__shifted")))));
        }),
    );
}

for (const { name, who, path, ready } of screens.filter(({ name }) =>
  ["landing", "signin", "catalogue", "favorites", "gate", "subscription", "profile"].includes(name),
)) {
  test(`nothing jumps while ${name} loads`, { tag: "@narrow" }, async ({ page, signIn }) => {
    if (who !== "visitor") await signIn(account(who));
    // On a slow line there is time to jump in.
    await page.route("**/api/**", async (route) => {
      await wait(200);
      await route.continue();
    });
    const shifted = await watchShifts(page);
    await page.goto(path);
    await ready(page);
    expect(await shifted()).toBeLessThan(0.02);
  });
}
