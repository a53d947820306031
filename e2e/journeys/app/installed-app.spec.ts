import { expect, test } from "#support/fixtures.ts";
import { appName } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";

test("every page allows scripts from its own origin only", async ({ page, signIn, allowMessage }) => {
  allowMessage(/status of 404|script-src|content security policy/i);
  const visit = async (path: string) => {
    const policy = (await page.goto(path))?.headers()["content-security-policy"] ?? "";
    const scripts = policy.split(";").find((directive) => directive.trim().startsWith("script-src "));
    expect(scripts?.trim(), path).toBe("script-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  };
  for (const path of ["/", "/signin", "/signup", "/nowhere", "/offline.html"]) await visit(path);
  await signIn(account("pro"));
  await visit("/");

  // Checks that the browser enforces it.
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset['injected'] = 'yes'";
    document.head.append(script);
    return document.documentElement.dataset["injected"];
  });
  expect(ran).toBeUndefined();
});

test("the app can be installed: its manifest is complete and its icons exist", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: {
    name: string;
    short_name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  } = await response.json();
  expect(manifest).toMatchObject({ name: appName, start_url: "/", display: "standalone" });
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose?.includes("maskable"))).toBe(true);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"]).toContain(type);
  }
  const apple = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect((await request.get(apple ?? "")).status()).toBe(200);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network, navigation shows the offline page, which recovers by itself", { tag: "@nightly" }, async ({
    page,
    context,
    signIn,
    allowMessage,
  }) => {
    allowMessage(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await signIn("free");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user" })).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await context.setOffline(true);
    await page.goto("/subscription");
    await expect(page.getByRole("heading", { level: 1, name: "You're offline" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Monthly" })).toBeVisible();
    await expect(page).toHaveURL("/subscription");
  });
});

test.describe("a push notification", () => {
  test.use({ serviceWorkers: "allow" });

  // Headless Chromium shows no notifications and has no push service, so the push is delivered by the debugging
  // protocol.
  test("is shown by the service worker, in the server's words", { tag: "@nightly" }, async ({
    page,
    context,
    signIn,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const protocol = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
        if (own !== undefined) resolve(own.registrationId);
      });
    });
    await protocol.send("ServiceWorker.enable");
    await signIn(account("free"));
    await page.goto("/");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(() => {
      ServiceWorkerRegistration.prototype.showNotification = async (...shown) =>
        void Object.assign(globalThis, { shown });
    });
    const words = { body: "New in Wildlife", tag: "video-1", icon: "/icons/icon-192.png", lang: "en", dir: "ltr" };
    const data = JSON.stringify({ title: "The tawny owl", ...words, path: "/watch/1", notice: "video/1" });
    await protocol.send("ServiceWorker.deliverPushMessage", {
      ...{ origin, registrationId: await registered, data },
    });
    const shown = () => worker?.evaluate(() => Reflect.get(globalThis, "shown"));
    await expect.poll(shown).toEqual(["The tawny owl", { ...words, data: { path: "/watch/1", notice: "video/1" } }]);
  });
});
