import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { appStarted, cards } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";

test.use({ serviceWorkers: "allow" });

const frame = (page: Page) => page.locator("#frame");
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Waits until the worker has cached the frame of the open page. */
async function visited(page: Page, name: string): Promise<void> {
  // A worker that failed to install, for instance on a busy server, is retried by the next page.
  await expect(async () => {
    const isReady = await page.evaluate(() => {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 10_000));
      return Promise.race([navigator.serviceWorker.ready.then(() => true), late]);
    });
    if (!isReady) await page.reload();
    expect(isReady).toBe(true);
  }).toPass();
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then((kept) => kept !== undefined), `/frames/${name}`))
    .toBe(true);
}

/** Holds back the response that follows a frame. */
async function holdRest(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route("**/*", async (route) => {
    if (route.request().headers()["mindreel-frame"] !== undefined) await promise;
    await route.continue();
  });
  return resolve;
}

test("a return visit shows the page's frame immediately, then the page", async ({ page, context, signIn }) => {
  await signIn("pro");
  await page.goto("/");
  await expect(cards(page)).toHaveCount(12);
  await visited(page, "home");

  const release = await holdRest(context);
  await page.goto("/?ordering=title", { waitUntil: "commit" });
  await expect(frame(page).getByRole("banner")).toBeVisible();
  await expect(frame(page).getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Favorites" })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page)).toHaveCount(12);
  await expect(frame(page)).toHaveCount(0);
  await appStarted(page);
  await page.getByRole("combobox", { name: "Order" }).selectOption("Oldest first");
  await expect(page).toHaveURL("/?ordering=created");
});

test("nothing that the worker caches is personal", async ({ page, request, signIn }) => {
  const { token, id } = await signIn(account("pro"));
  for (const [path, name] of [
    ["/", "home"],
    ["/favorites", "favorites"],
    ["/profile", "profile"],
  ] as const) {
    await page.goto(path);
    await visited(page, name);
    await page.reload();
    await expect(page.getByRole("button", { name: /Account menu/ })).toHaveAccessibleName(/^\w/);
  }
  const kept = await page.evaluate(async () => {
    const found: { url: string; text: string; headers: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response === undefined) continue;
        const headers = JSON.stringify([...response.headers]);
        found.push({ url: new URL(request.url).pathname, text: await response.text(), headers });
      }
    }
    return found;
  });
  const pages = kept.filter(({ url }) => !/^\/(assets\/.+|favicon\.svg|(offline|color-scheme)\.\w+)$/.test(url));
  expect(pages.map(({ url }) => url).toSorted()).toEqual(["/frames/favorites", "/frames/home", "/frames/profile"]);
  for (const { text, headers } of kept) {
    expect(text).not.toContain(token);
    expect(headers).not.toMatch(/set-cookie|no-store/i);
  }
  for (const { url, text } of pages) {
    expect(text, "as anybody gets it").toBe(await (await request.get(url)).text());
    expect(text).not.toContain(`"id":${id}`);
    expect(text).not.toContain('id="data"');
    // Without styles, which contain at-rules.
    expect(text.replaceAll(/<style>.*?<\/style>/gs, "")).not.toMatch(/@|<img/);
  }
});

test("signed out, a visitor gets the landing page; signed in again, the frame", { tag: "@nightly" }, async ({
  page,
  context,
  signIn,
}) => {
  await signIn("free");
  await page.goto("/");
  await visited(page, "home");
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("expands");
  await expect(frame(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("expands");

  await signIn(account("free"));
  const release = await holdRest(context);
  await page.goto("/", { waitUntil: "commit" });
  await expect(frame(page).getByRole("banner")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user" })).toBeVisible();
});

test("after a new release the page comes from the network", { tag: "@nightly" }, async ({ page, context, signIn }) => {
  await signIn("pro");
  await page.goto("/");
  await visited(page, "home");
  // Like a server of the next release, which does not know the frame, and sends the whole page.
  let asked = 0;
  await context.route("**/*", async (route) => {
    const headers = { ...route.request().headers() };
    if (headers["mindreel-frame"] !== undefined) {
      asked += 1;
      headers["mindreel-frame"] = "of another release";
    }
    await route.continue({ headers });
  });
  await page.goto("/");
  await expect(cards(page)).toHaveCount(12);
  expect(asked).toBe(1);
  await expect(frame(page)).toHaveCount(0);
});

test("an unreachable server results in the offline page", { tag: "@nightly" }, async ({
  page,
  context,
  signIn,
  allowMessage,
}) => {
  allowMessage(/ERR_/);
  await signIn("free");
  await page.goto("/");
  await visited(page, "home");
  await context.route("/", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
  await context.unroute("/");
  await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user" })).toBeVisible();
});
