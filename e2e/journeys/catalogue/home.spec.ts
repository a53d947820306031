import { expect, test } from "#support/fixtures.ts";
import { expectPlaying } from "#support/moves.ts";
import { account, authorization } from "#support/people/accounts.ts";

test("the third rail's second video is at most twelve presses away, and plays from there", async ({ page, signIn }) => {
  await signIn(account("pro"));
  await page.goto("/");
  // After what was begun, and the newest videos.
  const rail = page.getByRole("region", { name: "A Tour of the Solar System" });
  const target = rail.getByRole("button", { name: /^Play / }).nth(1);
  await expect(target).toBeAttached();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press("Tab");
  await press("Enter");
  const inRail = () => rail.evaluate((element) => element.contains(document.activeElement));
  while (!(await inRail())) {
    expect(presses).toBeLessThan(12);
    await press("Tab");
  }
  await press("ArrowRight");
  await expect(target).toBeFocused();
  expect(presses).toBeLessThanOrEqual(12);
  await expect(target).toBeInViewport();

  await page.keyboard.press("ArrowDown");
  await expect(rail.getByRole("listitem").nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^More about / })).toBeVisible();
  await page.keyboard.press("Escape");
});

test("Home does not shift while it loads, and a rail's card plays in place", { tag: "@narrow" }, async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, "__shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        Reflect.set(window, "__shifted", Reflect.get(window, "__shifted") + Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await signIn("pro");
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => Reflect.get(window, "__shifted"))).toBeLessThan(0.02);

  const rail = page.getByRole("region", { name: "Nature", exact: true });
  await rail.scrollIntoViewIfNeeded();
  await rail.getByRole("button", { name: "Play Tides" }).click();
  await expectPlaying(page.locator("video"));
  await page.keyboard.press("Escape");
  await expect(rail.getByRole("button", { name: "Play Tides" })).toBeFocused();
});

test("a finger scrolls a rail", { tag: "@narrow" }, async ({ page, signIn, wide }) => {
  test.skip(wide, "by touch, on a phone");
  await signIn("pro");
  await page.goto("/");
  const row = page.getByRole("region", { name: "New", exact: true }).getByRole("list");
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (box === null) throw new Error("the rail is not on the page");
  const at = () => row.evaluate((element) => Math.abs(element.scrollLeft));
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: box.y + 60 }] });
  const right = box.x + box.width - 20;
  await touch("touchStart", right);
  for (let step = 1; step <= 10; step++) await touch("touchMove", right - 30 * step);
  await touch("touchEnd", 0);
  await expect.poll(at).toBeGreaterThan(150);
  // The rest of it is rendered once it is used.
  await expect(row.getByRole("listitem")).toHaveCount(10);
});

test("the owner hides a rail and features another series, and members see that", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  const headers = authorization(api.superuser);
  const before = await (await api.request.get("/api/admin/v1/home/", { headers })).json();
  await signIn(account("superuser"));
  await page.goto("/");
  await page.getByRole("button", { name: "Edit Home" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit Home" });
  try {
    await dialog.getByRole("searchbox", { name: "Find a video or series" }).fill("solar system");
    await dialog.getByRole("button", { name: "Feature A Tour of the Solar System" }).press("Enter");
    await dialog.getByRole("checkbox", { name: "Show Browse by subject" }).press("Space");
    await dialog.getByRole("button", { name: "Move New down" }).press("Enter");
    await dialog.getByRole("button", { name: "Save" }).press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "A Tour of the Solar System" }).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Browse by subject" })).toHaveCount(0);
  } finally {
    await api.request.put("/api/category/v1/home/", {
      headers,
      data: {
        featured: before.featured && { kind: before.featured.kind, id: before.featured.id },
        rails: before.rails.map(({ id, visible }: { id: string; visible: boolean }) => ({ id, visible })),
      },
    });
  }
});
