import { account, authorization, type Session } from "#support/accounts.ts";
import { expect, test } from "#support/fixtures.ts";
import { cards, expectPlaying, goTo, kept, likeButton, playButton, saveButton, stage } from "#support/moves.ts";

const film = "Tides";
const stream = "Northern Nocturne";

// As in production, with the service worker between page and server.
test.use({ serviceWorkers: "allow" });

test("a pro member finds a video, plays it, likes it, saves it, and finds it again", { tag: "@narrow" }, async ({
  page,
  api,
  signIn,
  wide,
}) => {
  test.slow();
  // The demo's pro member at one width and a new member at the other, so that the two runs do not interfere.
  const session = await signIn(wide ? account("pro") : "pro");
  await forget(session);

  await page.goto("/");
  if (wide) await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Nature" }).click();
  else await page.getByRole("combobox", { name: "Category" }).selectOption("Nature");
  await expect(page.getByRole("heading", { level: 1, name: "Nature" })).toBeVisible();
  await expect(cards(page, film)).toBeVisible();
  await page.goto("/?search=swell+under+a+low+sun");
  await expect(cards(page)).toHaveCount(1);

  await kept(page, "recent", () => playButton(page, film).click());
  await expect(page).toHaveURL(/\?search=/);
  await expectPlaying(stage(page, film).locator("video"));
  await page.keyboard.press("Escape");
  await expect(page.locator("video")).toHaveCount(0);
  await expect(playButton(page, film)).toBeFocused();

  await kept(page, "like", () => likeButton(page, film).click());
  await kept(page, "save", () => saveButton(page, film).click());
  await page.reload();
  await expect(likeButton(page, film)).toHaveAttribute("aria-pressed", "true");
  await expect(saveButton(page, film)).toHaveAttribute("aria-pressed", "true");

  await goTo(page, "Favorites");
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
  await expect(cards(page, film)).toBeVisible();
  await goTo(page, "Recent Videos");
  await expect(page.getByRole("heading", { level: 1, name: "Recent Videos" })).toBeVisible();
  await expect(cards(page).first().getByRole("heading")).toHaveText(film);

  await kept(page, "like", () => likeButton(page, film).click());
  await kept(page, "save", () => saveButton(page, film).click());
  await page.reload();
  await expect(likeButton(page, film)).toHaveAttribute("aria-pressed", "false");
  await expect(saveButton(page, film)).toHaveAttribute("aria-pressed", "false");
  await goTo(page, "Favorites");
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Play |^Find videos/ }).or(page.getByText("No videos found")),
  ).not.toHaveCount(0);
  await expect(cards(page, film)).toHaveCount(0);

  /** Removes the film from the member's likes, favorites and recent videos, where the demo data may have put it. */
  async function forget(member: Session): Promise<void> {
    const headers = authorization(member);
    const get = async (path: string) => (await api.request.get(path, { headers })).json();
    const found: { results: { id: number }[] } = await get("/api/category/v1/video/?search=swell+under+a+low+sun");
    const user: Record<string, { id: number } | null> = await get("/api/accounts/v1/current_user/");
    for (const { id } of found.results) {
      await api.request.post("/api/category/v1/like/videos/", { headers, data: { likevideo: id, likeusers: [] } });
      for (const [list, record] of [
        ["save", user["savevideos"]],
        ["recent", user["recentshownvideos"]],
      ] as const) {
        if (!record) continue;
        await api.request.patch(`/api/category/v1/${list}/videos/${record.id}/`, { headers, data: { remove: [id] } });
      }
    }
  }
});

test("starting another card stops the first, and the last one watched comes first", async ({ page, signIn }) => {
  test.slow();
  await signIn("pro");
  await page.goto("/?search=without+an+internet+connection");
  await expect(cards(page)).toHaveCount(2);
  await kept(page, "recent", () => playButton(page, film).click());
  await expectPlaying(stage(page, film).locator("video"));
  await kept(page, "recent", () => playButton(page, stream).click());
  await expectPlaying(stage(page, stream).locator("video"));
  await expect(page.locator("video")).toHaveCount(1);

  await page.getByRole("button", { name: "Close player" }).click();
  await expect(page.locator("video")).toHaveCount(0);
  await goTo(page, "Recent Videos");
  await expect(cards(page).getByRole("heading")).toHaveText([stream, film]);
});

test("a video that leaves the list while playing is stopped when it returns", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await playButton(page, film).click();
  await expectPlaying(stage(page, film).locator("video"));
  const length = page.getByRole("combobox", { name: "Length" });
  await length.selectOption("Over 30 minutes");
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  await length.selectOption("Any length");
  await expect(playButton(page, film)).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
});

test("a video resumes where its member stopped, and starts from the beginning for another", async ({
  page,
  signIn,
}) => {
  const video = page.locator("video");
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  /** Starts the video and returns its position once it plays. */
  const begins = async () => {
    await page.goto("/?search=swell+under+a+low+sun");
    await playButton(page, film).click();
    await expectPlaying(video);
    return time();
  };
  await signIn("pro");
  await begins();
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 6;
  });
  const left = await time();
  await expectPlaying(video);
  // Longer than the interval at which the position is stored.
  await expect.poll(time).toBeGreaterThan(left + 1.5);
  await page.getByRole("button", { name: "Close player" }).click();
  expect(await begins()).toBeGreaterThan(left);

  await signIn("pro");
  expect(await begins()).toBeLessThan(left);
});

test("a stream offers its qualities, even when its player loads late", async ({ page, signIn }) => {
  test.slow();
  await signIn("pro");
  await page.goto("/?search=without+an+internet+connection");
  // Chromium plays HLS natively and must not start before the player does.
  await page.route(/\/assets\/hls-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.fallback();
  });
  await playButton(page, stream).click();
  const video = stage(page, stream).locator("video");
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(4);
  await video.hover();
  await page.getByRole("button", { name: "Settings" }).press("Enter");
  await page.getByRole("menuitem", { name: /^Quality/ }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: /^(Auto|720p|360p)/ })).toHaveCount(3);
});

test("an unsaved video stays in Favorites until the page is left, so that it can be saved again", async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await page.goto("/?search=without+an+internet+connection");
  await kept(page, "save", () => saveButton(page, film).click());
  await kept(page, "save", () => saveButton(page, stream).click());
  await goTo(page, "Favorites");
  await expect(cards(page)).toHaveCount(2);
  await kept(page, "save", () => saveButton(page, film).click());
  await expect(saveButton(page, film)).toHaveAttribute("aria-pressed", "false");
  await kept(page, "save", () => saveButton(page, film).click());
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
});

test("the demo's pro member has favorites, a history and a subscription", async ({ page, signIn }) => {
  await signIn(account("pro"));
  await page.goto("/favorites");
  await expect(cards(page).first()).toBeVisible();
  await goTo(page, "Recent Videos");
  await expect(page.getByRole("heading", { level: 1, name: "Recent Videos" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await goTo(page, "Subscription");
  await expect(page.getByRole("heading", { name: "You are a pro user" })).toBeVisible();
});

test("the About dialog shows the whole title and description", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await page.getByRole("button", { name: `About ${film}` }).click();
  await expect(page.getByRole("dialog").getByText("CC0 1.0")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `About ${film}` })).toBeFocused();
});
