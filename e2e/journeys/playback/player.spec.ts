import { expect, test } from "#support/fixtures.ts";
import {
  cards,
  expectPlaying,
  goTo,
  keepPlaying,
  kept,
  likeButton,
  playButton,
  saveButton,
  smallPlayer,
} from "#support/moves.ts";

const film = "Tides";
const stream = "Northern Nocturne";

test.describe("with the service worker between page and server, as in production", () => {
  test.use({ serviceWorkers: "allow" });

  test("a pro member finds a video, plays it, likes it, saves it, and finds it again", { tag: "@narrow" }, async ({
    page,
    signIn,
    wide,
  }) => {
    test.slow();
    await signIn("pro");
    await page.goto("/");
    if (wide) await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Nature" }).click();
    else await page.getByRole("combobox", { name: "Category" }).selectOption("Nature");
    await expect(page.getByRole("heading", { level: 1, name: "Nature" })).toBeVisible();
    await expect(cards(page, film)).toBeVisible();
    await page.goto("/?search=swell+under+a+low+sun");
    await expect(cards(page)).toHaveCount(1);

    await kept(page, "recent", () => playButton(page, film).click());
    await expect(page).toHaveURL(/\?search=/);
    await expectPlaying(smallPlayer(page, film).locator("video"));
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
  });
});

test("a video resumes where its member stopped, and starts from the beginning for another", {
  tag: "@nightly",
}, async ({ page, signIn }) => {
  const video = page.locator("video");
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  /** Starts the video and returns its position once it is playing. */
  const begins = async () => {
    await page.goto("/?search=swell+under+a+low+sun");
    await playButton(page, film).click();
    await expectPlaying(video);
    return time();
  };
  await signIn("pro");
  await begins();
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 12;
  });
  const left = await time();
  await expectPlaying(video);
  // Longer than the interval at which the position is stored.
  await expect.poll(time).toBeGreaterThan(left + 1.5);
  const reported = page.waitForResponse((response) => {
    if (!response.url().endsWith("/position/")) return false;
    // The jump to another position stopped it for a moment as well.
    const { playing, position } = response.request().postDataJSON();
    return playing === false && position > left;
  });
  await page.getByRole("button", { name: "Close player" }).click();
  await reported;
  expect(await begins()).toBeGreaterThan(left);

  await signIn("pro");
  expect(await begins()).toBeLessThan(left);
});

test("a video that ends while the browser renders nothing counts as watched", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await playButton(page, film).click();
  const video = page.locator("video");
  await expectPlaying(video);
  const watched = page.waitForResponse(
    async (response) => response.url().includes("/position/") && (await response.json()).watched === true,
  );
  await video.evaluate((element: HTMLVideoElement) => {
    window.requestAnimationFrame = () => 0;
    element.currentTime = element.duration - 0.5;
  });
  await watched;
});

test("a pause counts though the video is moved at the same moment", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await cards(page, film).getByRole("link", { name: film, exact: true }).press("Enter");
  const video = page.locator("video");
  await expectPlaying(video);
  const player = page.getByRole("region", { name: /^Video Player/ });
  await expect(player.getByRole("button", { name: "Pause" })).toBeAttached();
  await video.evaluate((element: HTMLVideoElement) => {
    element.pause();
    element.currentTime = 15;
  });
  await expect(player.getByRole("button", { name: "Play" })).toBeAttached();
});

for (const { name, search } of [
  { name: film, search: "swell+under+a+low+sun" },
  { name: stream, search: "without+an+internet+connection" },
]) {
  test(`${name} plays before its player has loaded, which then takes over what plays`, async ({ page, signIn }) => {
    await signIn("pro");
    const player = Promise.withResolvers<void>();
    await page.route(/\/assets\/player-.*\.js/, async (route) => {
      await player.promise;
      await route.fallback();
    });
    await page.goto(`/?search=${search}`);
    await playButton(page, name).click();
    const video = smallPlayer(page, name).locator("video");
    await expectPlaying(video);
    await video.evaluate((element: HTMLVideoElement) => element.setAttribute("data-early", ""));
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    for (const paused of [true, false]) {
      await page.keyboard.press("Space");
      await expect.poll(isPaused).toBe(paused);
    }
    player.resolve();
    // Its controls are hidden until the pointer moves.
    await expect(smallPlayer(page, name).locator("[data-media-player][data-playing]")).toBeVisible();
    await expectPlaying(smallPlayer(page, name).locator("video[data-early]"));
    await page.keyboard.press("k");
    await expect.poll(isPaused).toBe(true);
  });
}

test("a stream offers its qualities where the browser does not play it by itself", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await page.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? "" : canPlayType.call(this, type);
    };
  });
  // Such a browser plays none of it.
  await page.route("**/*.m3u8", (route) =>
    route.request().resourceType() === "media"
      ? route.fulfill({ contentType: "text/plain", body: "" })
      : route.fallback(),
  );
  await page.goto("/?search=without+an+internet+connection");
  await playButton(page, stream).click();
  const video = smallPlayer(page, stream).locator("video");
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time).toBeGreaterThan(1);
  await keepPlaying(video);
  // The controls come with the pointer, and go while it rests.
  await smallPlayer(page, stream).hover();
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings.getByRole("group", { name: "Quality" }).getByRole("radio")).toHaveCount(3);
  await expect(settings.getByRole("radio", { name: "Auto" })).toBeChecked();
  await settings.getByRole("radio", { name: "360p" }).click();
  await expect(settings.getByRole("radio", { name: "360p" })).toBeChecked();
});
