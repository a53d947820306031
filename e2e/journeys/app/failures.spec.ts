import { expect, test } from "#support/fixtures.ts";
import { appStarted, cards } from "#support/moves.ts";

const film = "Tides";

test("without a network the catalogue shows an error, and recovers by itself", { tag: "@nightly" }, async ({
  page,
  context,
  signIn,
  allowMessage,
}) => {
  allowMessage(/ERR_INTERNET_DISCONNECTED/);
  await signIn("pro");
  await page.goto("/");
  await expect(cards(page)).toHaveCount(12);
  await appStarted(page);
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Order" }).selectOption("Oldest first");
  const failure = page.getByRole("alert").filter({ hasText: "You seem to be offline" });
  await expect(failure).toBeVisible();
  await expect(failure).toContainText("Check your internet connection and try again.");
  await expect(failure.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(12);
  await expect(failure).toHaveCount(0);
});

test("a video that cannot be played shows an error and can be retried", { tag: "@nightly" }, async ({
  page,
  signIn,
  allowMessage,
}) => {
  allowMessage(/status of 404|Vidstack|MEDIA|media|ERR_/);
  await signIn("pro");
  await page.route("**/demo/clips/**", (route) => route.fulfill({ status: 404 }));
  await page.goto("/?search=swell+under+a+low+sun");
  await page.getByRole("button", { name: `Play ${film}` }).click();
  const failure = page.getByRole("alert").filter({ hasText: "This video can't be played here right now." });
  await expect(failure).toBeVisible();
  await page.unroute("**/demo/clips/**");
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.locator("video")).toHaveCount(1);
});
