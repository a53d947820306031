import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { account } from "#support/people/accounts.ts";
import { screens } from "#support/screens/screens.ts";

/** Sums up layout shifts from the start of the page load to the first press: its effects may come late. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    Reflect.set(window, "__shifted", 0);
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const value: unknown = Reflect.get(entry, "value");
        if (Reflect.get(entry, "hadRecentInput") !== true) sum += typeof value === "number" ? value : 0;
        Reflect.set(window, "__shifted", sum);
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const end = () => {
      add(observer.takeRecords());
      observer.disconnect();
    };
    addEventListener("pointerdown", end, { capture: true, once: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // The last shifts are reported within two frames.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(Number(Reflect.get(window, "__shifted")))));
        }),
    );
}

for (const { name, who, path, ready } of screens.filter(({ name }) =>
  [
    ...["landing", "signin", "catalogue", "favorites", "gate", "subscription", "profile"],
    ...["admin-dashboard", "admin-videos", "admin-figures", "admin-health-unwatched"],
  ].includes(name),
)) {
  test(`the layout of ${name} does not shift while it loads`, { tag: "@narrow-nightly" }, async ({ page, signIn }) => {
    if (who !== "visitor") await signIn(account(who));
    // Simulates a slow connection for data: late content would shift the layout. Pictures and scripts are not delayed.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...call) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        return fetch(...call);
      };
    });
    const shifted = await watchShifts(page);
    await page.goto(path);
    await ready(page);
    expect(await shifted()).toBeLessThan(0.02);
  });
}
