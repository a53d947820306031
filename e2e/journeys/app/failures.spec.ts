import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { cards, goTo, likeButton, saveButton, toast } from "#support/moves.ts";

const film = "Tides";
const message = "The projector stumbled. Please try again.";

/** Holds matching calls back until the returned function is called; then they fail. */
async function holdAndFail(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.fulfill({ status: 500, json: { message, code: "internal" } });
  });
  return resolve;
}

for (const { what, button } of [
  { what: "like", button: likeButton },
  { what: "save", button: saveButton },
] as const) {
  test(`a ${what} shows at once and is rolled back when the server fails`, async ({ page, signIn, allowMessage }) => {
    allowMessage(/status of 500/);
    await signIn("pro");
    await page.goto("/?search=swell+under+a+low+sun");
    const fail = await holdAndFail(page, `**/api/category/v1/${what}/videos/**`);
    const before = await button(page, film).getAttribute("aria-label");
    await expect(button(page, film)).toHaveAttribute("aria-pressed", "false");
    await button(page, film).click();
    await expect(button(page, film)).toHaveAttribute("aria-pressed", "true");
    fail();
    await expect(toast(page, message)).toBeVisible();
    await expect(button(page, film)).toHaveAttribute("aria-pressed", "false");
    // Another journey may have liked it meanwhile, so only the label of Save is compared.
    if (what === "save") await expect(button(page, film)).toHaveAttribute("aria-label", before ?? "");
    await page.unroute(`**/api/category/v1/${what}/videos/**`);
    await page.reload();
    await expect(button(page, film)).toHaveAttribute("aria-pressed", "false");
  });
}

test("without a network the catalogue shows an error and recovers", async ({ page, context, signIn, allowMessage }) => {
  allowMessage(/ERR_INTERNET_DISCONNECTED/);
  await signIn("pro");
  await page.goto("/");
  await expect(cards(page)).toHaveCount(12);
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Order" }).selectOption("Oldest first");
  const failure = page.getByRole("alert").filter({ hasText: "You seem to be offline" });
  await expect(failure).toBeVisible();
  await expect(failure).toContainText("Check your internet connection and try again.");
  await context.setOffline(false);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(12);
  await expect(failure).toHaveCount(0);
});

test("a like without a network is rolled back with an error", async ({ page, context, signIn, allowMessage }) => {
  allowMessage(/ERR_INTERNET_DISCONNECTED/);
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await expect(likeButton(page, film)).toBeVisible();
  await context.setOffline(true);
  await likeButton(page, film).click();
  await expect(toast(page, "We cannot be reached.")).toBeVisible();
  await expect(likeButton(page, film)).toHaveAttribute("aria-pressed", "false");
});

test("a list that fails to load can be retried", async ({ page, signIn, allowMessage }) => {
  allowMessage(/status of 500/);
  await signIn("pro");
  await page.route("**/api/category/v1/video/**", (route) =>
    route.fulfill({ status: 500, json: { message, code: "internal" } }),
  );
  await page.goto("/favorites");
  const failure = page.getByRole("alert").filter({ hasText: "This did not load" });
  await expect(failure).toContainText(message);
  await page.unroute("**/api/category/v1/video/**");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  await goTo(page, "Home");
  await expect(cards(page)).toHaveCount(12);
});

test("a next page that fails to load can be retried, and the videos shown stay", async ({
  page,
  signIn,
  allowMessage,
}) => {
  allowMessage(/status of 500/);
  await signIn("pro");
  await page.goto("/?category=Animated+Films");
  await expect(cards(page)).toHaveCount(12);
  await page.route("**/api/category/v1/video/**", (route) =>
    route.fulfill({ status: 500, json: { message, code: "internal" } }),
  );
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await page.unroute("**/api/category/v1/video/**");
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(page.getByRole("button", { name: "Nothing more to load" })).toBeDisabled();
  await expect(page.getByRole("alert").filter({ hasText: message })).toHaveCount(0);
});

test("a video that cannot be played shows an error and can be retried", async ({ page, signIn, allowMessage }) => {
  allowMessage(/status of 404|Vidstack|MEDIA|media|ERR_/);
  await signIn("pro");
  await page.route("**/demo/clips/**", (route) => route.fulfill({ status: 404 }));
  await page.goto("/?search=swell+under+a+low+sun");
  await page.getByRole("button", { name: `Play ${film}` }).click();
  const failure = page.getByRole("alert").filter({ hasText: "This video cannot be played here right now." });
  await expect(failure).toBeVisible();
  await page.unroute("**/demo/clips/**");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.locator("video")).toHaveCount(1);
});
