import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { account } from "#support/people/accounts.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("an owner previews a draft of the site, which visitors do not see", { tag: "@narrow-nightly" }, async ({
  page,
  api,
  signIn,
  wide,
  allowMessage,
}) => {
  await signIn(account("superuser"));
  await page.goto("/admin/site");
  // Beside the preview, the row of tabs is narrower than on any other screen of this width.
  const tabs = page.getByRole("tab");
  await tabs.first().waitFor();
  for (const width of wide ? [1280, 1440] : [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
  if (!wide) await page.getByRole("button", { name: "Preview" }).click();
  const seen = page.locator("iframe:not([data-waiting])");
  const preview = seen.contentFrame();
  const scrolled = () => seen.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollY);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Entertainment that expands the mind.");

  await seen.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo(0, 700));
  await page.getByLabel("Tagline").fill("Films *worth* an evening.");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Films worth an evening.");
  expect(await scrolled()).toBe(700);
  await page.getByRole("tab", { name: "Look" }).click();
  await page.getByLabel("Accent color").fill("#b3261e");
  // The accent colour, or its shade for dark backgrounds: red.
  await expect(preview.locator(".screen-play svg")).toHaveCSS("fill", /^rgb\((1[5-9]|2\d)\d, \d\d, \d\d\)$/);
  await page.keyboard.press("Tab");
  await page.getByText("Dark", { exact: true }).click();
  await expect(preview.locator("html")).toHaveCSS("color-scheme", "dark");
  expect(await scrolled()).toBe(700);
  await expectAccessible(page, "preview of the site");

  // The check has changed the window's width, so the frame loads anew; until then, it ignores presses.
  await expect(page.locator("iframe:not([inert])")).toBeVisible();
  await preview.getByRole("link", { name: "Sign In" }).first().click();
  await preview.getByRole("link", { name: "Get one month free" }).first().click();
  await expect(preview.locator("#free-month")).toBeInViewport();
  await expect(page).toHaveURL(/\/admin\/site$/);

  allowMessage(/status of 400/);
  await page.getByLabel("Accent color").fill("#ffd400");
  await expect(page.getByRole("alert", { name: "Not shown yet" })).toContainText("The nearest color that works is");
  const visitors = await (await api.request.get("/")).text();
  expect(visitors).not.toContain("an evening.");
});

test("no link of the preview leads away, even while its pictures load", { tag: "@nightly" }, async ({
  page,
  signIn,
  allowMessage,
}) => {
  // Playwright looks into the frame before it has loaded.
  allowMessage(/Blocked script execution/);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.resourceType() === "image" && request.frame() !== page.mainFrame()) await arrived;
    await route.fallback();
  });
  await signIn(account("superuser"));
  await page.goto("/admin/site");
  const preview = page.locator("iframe").contentFrame();
  const box = await preview.getByRole("link", { name: "Sign In" }).first().boundingBox();
  if (box === null) throw new Error("The link is not visible.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  arrive();
  await expect(page.locator("iframe:not([inert])")).toBeVisible();
  await preview.getByRole("link", { name: "Get one month free" }).first().click();
  await expect(preview.locator("#free-month")).toBeInViewport();
});
