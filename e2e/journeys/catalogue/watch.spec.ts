import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, expectPlaying, toast } from "#support/moves.ts";
import { authorization, keepSession, newPerson } from "#support/people/accounts.ts";

const film = "Tides";
const search = "/?search=swell+under+a+low+sun";

test("a video begun on one device continues at the same second on another, and leaves the row when removed", async ({
  page,
  signIn,
  newContext,
  baseURL,
}) => {
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
  const reported = page.waitForResponse(
    (response) => response.request().postData()?.includes('"playing":false') ?? false,
  );
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  const { position } = await (await reported).json();
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
  await tabTo(second, row.getByRole("link", { name: new RegExp(film) }));
  await second.keyboard.press("Enter");
  await expectPlaying(second.locator("video"));
  expect(Math.abs(Number(await second.locator("video").getAttribute("data-begun")) - position)).toBeLessThan(1);

  await second.goBack();
  const removed = second.waitForResponse(
    (response) => response.request().method() === "DELETE" && response.url().includes("/continue/"),
  );
  // The row is one tab stop: the arrow keys reach what a card has besides.
  await tabTo(second, row.getByRole("link", { name: new RegExp(film) }));
  await second.keyboard.press("ArrowDown");
  await expect(row.getByRole("button", { name: `Remove ${film} from Continue watching` })).toBeFocused();
  await second.keyboard.press("Enter");
  await expect(row).toHaveCount(0);
  await removed;
  await second.reload();
  await expect(cards(second).first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a shared passage ends where its URL says, and continues on request", { tag: "@nightly" }, async ({
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
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  // How late a player reacts depends on the machine.
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(12);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(end).toBeHidden();
  await expectPlaying(video);
});

test("the player's shortcuts work all over its page, and a dialog lists them", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(search);
  await cards(page, film).getByRole("link", { name: film, exact: true }).press("Enter");
  const video = page.locator("video");
  await expectPlaying(video);
  await page.getByRole("heading", { level: 1, name: film }).click();
  await page.keyboard.press("k");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  // How late a player reacts depends on the machine.
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(12);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Play or pause")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
});

test("a visitor reads about a video, signs up, pays, and watches it", { tag: "@narrow-nightly" }, async ({
  page,
  api,
}) => {
  test.slow();
  const found = await api.request.get("/api/category/v1/video/?search=swell+under+a+low+sun", {
    headers: authorization(api.superuser),
  });
  const [{ id }] = (await found.json()).results;
  const person = newPerson();

  await page.goto(`/watch/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: film })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${film} · `));
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  const signUp = page.getByRole("form", { name: "Sign Up" });
  await signUp.getByLabel("Username").fill(person.username);
  await signUp.getByLabel("Email").fill(person.email);
  await signUp.getByRole("textbox", { name: "Password", exact: true }).fill(person.password);
  await signUp.getByRole("textbox", { name: "Confirm password" }).fill(person.password);
  await signUp.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Successfully registered")).toBeVisible();
  const signIn = page.getByRole("form", { name: "Sign In" });
  await signIn.getByLabel("Email").fill(person.email);
  await signIn.getByRole("textbox", { name: "Password" }).fill(person.password);
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "You are not a pro user" })).toBeVisible();
  await expect(page).toHaveURL(`/watch/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).click();
  await page.getByRole("button", { name: "Subscribe" }).first().click();
  await expect(page).toHaveURL(/\/rehearsal\/pay\//);
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(page).toHaveURL(`/watch/${id}`);
  await expectPlaying(page.locator("video"));
});

test("the device shows what plays and controls it, and T makes the player as wide as the page", {
  tag: "@nightly",
}, async ({ page, signIn }) => {
  await signIn("pro");
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
      set(action, handler);
    };
    addEventListener("press-media-key", ({ detail }: CustomEventInit<MediaSessionActionDetails>) => {
      if (detail !== undefined) handlers[detail.action]?.(detail);
    });
  });
  await page.goto(search);
  await cards(page, film).getByRole("link", { name: film, exact: true }).click();
  const video = page.locator("video");
  await expectPlaying(video);
  const shown = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.playbackState]);
  await expect.poll(shown).toEqual([film, "playing"]);
  const artwork = await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src ?? "");
  expect((await page.request.get(artwork)).headers()["content-type"]).toMatch(/^image\//);
  const press = (detail: MediaSessionActionDetails) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent("press-media-key", { detail })), detail);
  await press({ action: "seekto", seekTime: 12 });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(12);
  await press({ action: "pause" });
  await expect.poll(shown).toEqual([film, "paused"]);

  const width = async () => (await video.boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press("t");
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await page.reload();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Normal player" }).click();
  await expect
    .poll(async () => (await page.getByRole("button", { name: `Play ${film}` }).boundingBox())?.width)
    .toBeCloseTo(before, -1);
});
