import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { cards, likeButton, saveButton } from "#support/moves.ts";
import { account, authorization } from "#support/people/accounts.ts";

// Only what the document itself shows.
test.use({ javaScriptEnabled: false });

/** Opens a page until all of its data is rendered: a busy server leaves out data that is late. */
const open = (page: Page, path: string, content: Locator) =>
  expect(async () => {
    await page.goto(path);
    await expect(content).toBeVisible({ timeout: 2000 });
  }).toPass();

test("a pro member's catalogue and favorites show their videos", { tag: "@narrow-nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  const session = await signIn("pro");
  const headers = authorization(session);
  const call = (path: string) => `/api/category/v1/${path}`;
  // No journey adds videos to this category.
  const response = await api.request.get(call("video/?category=Space&ordering=-title"), { headers });
  const { results }: { results: { id: number; title: string }[] } = await response.json();
  const [liked, other] = results;
  if (liked === undefined || other === undefined) throw new Error("The library holds too few videos.");
  const { id } = liked;
  await api.request.post(call("like/videos/"), { headers, data: { likevideo: id, likeusers: [session.id] } });
  await api.request.post(call("save/videos/"), { headers, data: { user: session.id, video: [id] } });

  await open(page, "/?category=Space&ordering=-title", likeButton(page, liked.title));
  await expect(page.getByRole("heading", { level: 1, name: "Space" })).toBeVisible();
  await expect(cards(page).first().getByRole("heading", { name: liked.title })).toBeVisible();
  await expect(likeButton(page, liked.title)).toHaveAttribute("aria-pressed", "true");
  await expect(saveButton(page, liked.title)).toHaveAttribute("aria-pressed", "true");
  await expect(likeButton(page, other.title)).toHaveAttribute("aria-pressed", "false");
  await expect(cards(page).first().locator("img")).toBeVisible();

  await open(page, "/favorites", likeButton(page, liked.title));
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(likeButton(page, liked.title)).toHaveAttribute("aria-pressed", "true");
});

test("a video's page shows visitors what it is about, and never where it plays from", {
  tag: "@narrow-nightly",
}, async ({ page, api }) => {
  const response = await api.request.get("/api/category/v1/video/?search=swell+under+a+low+sun", {
    headers: authorization(api.superuser),
  });
  const [{ id, title, description, youtube_video_link: source }] = (await response.json()).results;
  await open(page, `/watch/${id}`, page.getByRole("heading", { level: 1, name: title, exact: true }));
  const main = page.getByRole("main");
  await expect(main.getByText("For members", { exact: true })).toBeVisible();
  await expect(main.getByText(description.split("\n")[0])).toBeVisible();
  await expect(main.getByText("0:24", { exact: true })).toBeVisible();
  await expect(main.locator("img").first()).toBeVisible();
  const next = encodeURIComponent(`/watch/${id}`);
  const freeMonth = main.getByRole("link", { name: "Watch free for a month" });
  await expect(freeMonth).toHaveAttribute("href", `/?next=${next}#free-month`);
  const signUp = page.getByRole("banner").getByRole("link", { name: "Sign Up" });
  await expect(signUp).toHaveAttribute("href", `/signup?next=${next}`);
  const document = await (await page.request.get(`/watch/${id}`)).text();
  expect(document).not.toContain(new URL(source, "http://localhost").pathname);
});

test("the gate shows its text", async ({ page, signIn }) => {
  await signIn(account("free"));
  for (const place of ["/", "/favorites", "/recent-videos"]) {
    await open(page, place, page.getByRole("heading", { level: 1, name: "You are not a pro user", exact: true }));
    await expect(
      page.getByText(
        "You do not have access to all the features of the pro plan. Please upgrade to the pro plan to watch as many videos as you want.",
        { exact: true },
      ),
    ).toBeVisible();
    const subscribe = page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true });
    await expect(subscribe).toHaveAttribute("href", "/subscription");
  }
});

test("a superuser's dashboard and videos show their content", async ({ page, signIn }) => {
  await signIn(account("superuser"));
  await open(page, "/admin/dashboard", page.getByRole("table", { name: "Video Categories" }));
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard", exact: true })).toBeVisible();
  await expect(page.getByText("Subscriptions bought since the start")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Category" })).toBeVisible();

  await open(page, "/admin/videos?state=showcased", page.getByRole("table", { name: "Videos" }));
  await expect(page.getByRole("combobox", { name: "Kind of video" })).toHaveValue("showcased");
  await expect(page.getByRole("checkbox", { name: /^Select (?!all)/ }).first()).toBeVisible();
});

test("nobody else sees any of the dashboard", async ({ page, signIn }) => {
  await signIn(account("pro"));
  await open(page, "/admin/dashboard", page.getByRole("button", { name: "Account menu" }));
  await expect(page.getByText("Subscriptions bought since the start")).toHaveCount(0);
  await expect(page.getByRole("table")).toHaveCount(0);
});
