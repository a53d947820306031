import type { Locator } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectFocusShows, expectWholeRing, tabTo, tabToSearch } from "#support/keys.ts";
import { expectPlaying, likeButton, playButton, saveButton } from "#support/moves.ts";
import { account, register } from "#support/people/accounts.ts";

const film = "Tides";

test("a member signs in, plays, likes, saves and signs out by keyboard", { tag: "@narrow-nightly" }, async ({
  page,
  api,
  wide,
}) => {
  test.slow();
  const person = await register(api.request, api.superuser);
  await page.goto("/signin");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByRole("textbox", { name: "Password" }));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 2, name: "All videos" })).toBeVisible();

  await tabToSearch(page, wide);
  await page.keyboard.type("swell under a low sun");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Results/ })).toBeVisible();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Nature" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Nature" })).toBeVisible();
  await tabTo(page, playButton(page, film));
  await page.keyboard.press("Enter");
  const video = page.locator("video");
  await expectPlaying(video);
  // The player has the focus now.
  await page.keyboard.press("Space");
  await expect
    .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.paused))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(video).toHaveCount(0);
  await expect(playButton(page, film)).toBeFocused();

  await tabTo(page, likeButton(page, film));
  await page.keyboard.press("Space");
  await expect(likeButton(page, film)).toHaveAttribute("aria-pressed", "true");
  // A card's buttons are one tab stop.
  await page.keyboard.press("ArrowRight");
  await expect(saveButton(page, film)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(saveButton(page, film)).toHaveAttribute("aria-pressed", "true");

  if (!wide) {
    await tabTo(page, page.getByRole("button", { name: "More", exact: true }));
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await tabTo(page, drawer.getByRole("link", { name: "Favorites" }));
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
  }
  await tabTo(
    page,
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Favorites" }).filter({ visible: true }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
  await expect(playButton(page, film)).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Account menu" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  // The menu handles keys only once it has the focus.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entertainment that expands the mind.");
});

for (const { who, path } of [
  { who: "visitor", path: "/" },
  { who: "visitor", path: "/signin" },
  { who: "member", path: "/" },
  { who: "superuser", path: "/admin/subscribers" },
] as const) {
  test(`a ${who} at ${path} can skip to the content`, async ({ page, signIn }) => {
    if (who === "member") await signIn("pro");
    if (who === "superuser") await signIn(account("superuser"));
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await expectFocusShows(skip);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
}

test("the first category is at most ten presses away, and so is the first video", {
  tag: ["@narrow", "@nightly"],
}, async ({ page, signIn, wide }) => {
  await signIn("pro");
  // New members are reminded of their address until they put that off.
  await page.goto("/");
  await page.getByRole("button", { name: "Not today" }).click();
  const firstVideo = page
    .getByRole("main")
    .getByRole("button", { name: /^Play / })
    .first();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const tabUntil = async (target: Locator) => {
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      expect(presses, `presses on the way to ${target}`).toBeLessThan(10);
      await press("Tab");
    }
  };
  /** Goes from the top of the page past its header and menu. */
  const begin = async () => {
    await page.goto("/");
    await expect(firstVideo).toBeVisible();
    presses = 0;
    await press("Tab");
    await press("Enter");
  };

  await begin();
  await tabUntil(page.getByRole("link", { name: wide ? "Skip to the categories" : "Skip to the videos" }));
  await press("Enter");
  const panel = page.getByRole("navigation", { name: "Categories" });
  await tabUntil(
    wide
      ? panel.getByRole("link", { name: "Animated Films" })
      : page.getByRole("combobox", { name: "Category", exact: true }),
  );
  await begin();
  await tabUntil(firstVideo);
});

for (const path of ["/", "/watch/1"]) {
  test(`at ${path} the focus is never covered or cut off`, { tag: "@narrow-nightly" }, async ({ page, signIn }) => {
    await signIn(account("pro"));
    await page.goto(path);
    await expect(
      page
        .getByRole("main")
        .getByRole("button", { name: /^Play / })
        .first(),
    ).toBeVisible();
    for (let presses = 0; presses < 45; presses++) {
      await page.keyboard.press("Tab");
      await expectWholeRing(page);
    }
  });
}

test("after navigation the focus is on the main content", { tag: "@narrow-nightly" }, async ({
  page,
  signIn,
  wide,
}) => {
  await signIn("pro");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: "All videos" })).toBeVisible();
  if (!wide) {
    await tabTo(page, page.getByRole("button", { name: "More", exact: true }));
    await page.keyboard.press("Enter");
  }
  await tabTo(
    page,
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).filter({ visible: true }),
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the landing page works by keyboard", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Watch the film" }));
  await page.keyboard.press("Enter");
  await expectPlaying(page.locator("video"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Watch the film" })).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: "First name" }));
  await tabTo(page, page.getByRole("button", { name: "Claim my free month" }));
  await tabTo(page, page.getByText("How to install it"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("In Safari, press Share")).toBeVisible();
});
