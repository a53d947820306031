import { expectAccessible } from "#support/accessibility.ts";
import { authorization, keepSession, register } from "#support/accounts.ts";
import { expect, test } from "#support/fixtures.ts";
import { cards, expectPlaying, playButton, stage } from "#support/moves.ts";

const film = "Tides";
const search = "/?search=swell+under+a+low+sun";

test("a video begun on one device goes on at the same second on another, and leaves the row when it is taken off", {
  tag: "@narrow",
}, async ({ page, signIn, newContext, baseURL }) => {
  test.slow();
  const session = await signIn("pro");
  await page.goto(search);
  await cards(page, film).getByRole("link", { name: film, exact: true }).click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: film })).toBeVisible();
  const video = page.locator("video");
  await expectPlaying(video);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 8;
  });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(8.5);
  const told = page.waitForResponse((answer) => answer.request().postData()?.includes('"playing":false') ?? false);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const { position } = await (await told).json();
  expect(position).toBeGreaterThanOrEqual(8);

  const other = await newContext();
  await keepSession(other, session, baseURL ?? "");
  const second = await other.newPage();
  await second.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) target.dataset["begun"] ??= String(target.currentTime);
    };
    document.addEventListener("playing", note, true);
  });
  await second.goto("/");
  const row = second.getByRole("region", { name: "Continue watching" });
  await row.getByRole("link", { name: new RegExp(film) }).click();
  await expectPlaying(second.locator("video"));
  expect(Math.abs(Number(await second.locator("video").getAttribute("data-begun")) - position)).toBeLessThan(1);

  await second.goBack();
  const removed = second.waitForResponse((answer) => answer.request().method() === "DELETE");
  await row.getByRole("button", { name: `Do not continue ${film}` }).click();
  await expect(row).toHaveCount(0);
  await removed;
  await second.reload();
  await expect(cards(second).first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("Back from a video's page leads to the same place of the list", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/");
  await page.getByRole("button", { name: "Load More" }).click();
  await expect(cards(page)).toHaveCount(24);
  const title = cards(page).nth(20).getByRole("heading").getByRole("link");
  await title.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await title.click();
  await expect(page).toHaveURL(/\/watch\//);
  await page.goBack();
  await expect(title).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);
});

test("an address may ask for a moment", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(search);
  const address = await cards(page, film).getByRole("link", { name: film, exact: true }).getAttribute("href");
  await page.goto(`${address}?t=12`);
  await page.getByRole("button", { name: `Play ${film} from 12 seconds` }).click();
  const video = page.locator("video");
  await expectPlaying(video);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(12);
});

test("a shared passage ends where its address says, and goes on when asked", { tag: "@narrow" }, async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await page.goto(search);
  const address = await cards(page, film).getByRole("link", { name: film, exact: true }).getAttribute("href");
  await page.goto(`${address}?t=3&end=6`);
  await page.getByRole("button", { name: `Play ${film} from 3 seconds` }).click();
  const end = page.getByRole("region", { name: "End of the passage" });
  await expect(end.getByRole("button", { name: "Continue" })).toBeFocused();
  const video = page.locator("video");
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(8);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await expectPlaying(video);
});

test("the player's keys work all over its page, and a list tells them", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(search);
  await cards(page, film).getByRole("link", { name: film, exact: true }).press("Enter");
  const video = page.locator("video");
  await expectPlaying(video);
  await page.getByRole("heading", { level: 1, name: film }).click();
  await page.keyboard.press("k");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Play or pause")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
});

test("a visitor learns what a video is about, joins, pays, and watches it", { tag: "@narrow" }, async ({
  page,
  api,
}) => {
  test.setTimeout(120_000);
  const found = await api.request.get("/api/category/v1/video/?search=swell+under+a+low+sun", {
    headers: authorization(api.superuser),
  });
  const [{ id }] = (await found.json()).results;
  const person = await register(api.request);

  await page.goto(`/watch/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: film })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${film} · `));
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You are not a pro user" })).toBeVisible();
  await expect(page).toHaveURL(`/watch/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).click();
  await page.getByRole("button", { name: "Subscribe" }).first().click();
  await expect(page).toHaveURL(/\/rehearsal\/pay\//);
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(page).toHaveURL(`/watch/${id}`);
  await expectPlaying(page.locator("video"));
});

test("the picture of a card plays in place, its title leads to the page", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(search);
  await playButton(page, film).click();
  await expectPlaying(stage(page, film).locator("video"));
  await expect(page).toHaveURL(search);
  await cards(page, film).getByRole("link", { name: film, exact: true }).click();
  await expect(page).toHaveURL(/\/watch\/\d+$/);
});
