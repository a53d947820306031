import { expect, test } from "#support/fixtures.ts";
import { toLastingVideos } from "#support/library.ts";

test("a visitor browses from a shared video to its category and to another video", { tag: "@narrow-nightly" }, async ({
  page,
}) => {
  await page.goto("/");
  const works = page.getByRole("list", { name: "Some of the videos" });
  await works.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  const main = page.getByRole("main");
  const first = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await main.getByRole("link", { name: /^All of / }).click();
  await expect(page).toHaveURL(/\/subjects\/\d+$/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText(first);
  const others = toLastingVideos(main.locator("a[href^='/watch/']")).filter({ hasNotText: first });
  const other = (await others.first().locator("> span").last().textContent()) ?? "";
  await others.first().click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  await expect(heading).toHaveText(other.split(",")[0] ?? "");
  // What was browsed last is what comes after the free month.
  const { pathname } = new URL(page.url());
  await main.getByRole("link", { name: "Watch free for a month" }).click();
  await expect(page).toHaveURL(new RegExp(`\\?next=${encodeURIComponent(pathname)}#free-month$`));
  await expect(page.getByRole("form", { name: "News sign-up" })).toBeInViewport();
});

test("a member without pro browses from the gate to another video", { tag: "@narrow-nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn("free");
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user" })).toBeVisible();
  const waiting = page.getByRole("region", { name: "What's waiting for you" });
  await expect(waiting.getByText(/^\d+ videos/)).toBeVisible();
  const videos = toLastingVideos(waiting.locator("a[href^='/watch/']"));
  await videos.first().click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  const video = page.getByRole("region", { name: "This video is waiting for you" });
  const title = (await video.getByRole("heading", { level: 2 }).textContent()) ?? "";
  await expect(page.getByRole("link", { name: "Subscribe", exact: true })).toHaveAttribute(
    "href",
    `/subscription?wanted=${encodeURIComponent(new URL(page.url()).pathname)}`,
  );
  await videos.filter({ hasNotText: title }).first().click();
  await expect(video.getByRole("heading", { level: 2 })).not.toHaveText(title);
  await page.getByRole("link", { name: "Get one month free" }).click();
  await expect(page.getByRole("form", { name: "News sign-up" })).toBeInViewport();
});
