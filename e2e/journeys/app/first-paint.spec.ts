import type { Locator, Page } from "@playwright/test";
import { account, authorization } from "#support/accounts.ts";
import { expect, test } from "#support/fixtures.ts";
import { cards, likeButton, saveButton } from "#support/moves.ts";

// What the document alone shows.
test.use({ javaScriptEnabled: false });

/** Opens a page until it has come whole: a busy server leaves out what is late. */
const open = (page: Page, path: string, content: Locator) =>
  expect(async () => {
    await page.goto(path);
    await expect(content).toBeVisible({ timeout: 2000 });
  }).toPass();

test("a pro member's catalogue and favorites show their videos", { tag: "@narrow" }, async ({ page, api, signIn }) => {
  const session = await signIn("pro");
  const headers = authorization(session);
  const call = (path: string) => `/api/category/v1/${path}`;
  const answer = await api.request.get(call("video/?category=Nature&ordering=-title"), { headers });
  const { results }: { results: { id: number; title: string }[] } = await answer.json();
  const [liked, other] = results;
  if (liked === undefined || other === undefined) throw new Error("The library holds too few videos.");
  const { id } = liked;
  await api.request.post(call("like/videos/"), { headers, data: { likevideo: id, likeusers: [session.id] } });
  await api.request.post(call("save/videos/"), { headers, data: { user: session.id, video: [id] } });

  await open(page, "/?category=Nature&ordering=-title", likeButton(page, liked.title));
  await expect(page.getByRole("heading", { level: 1, name: "Nature" })).toBeVisible();
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

test("the gate shows what it says", { tag: "@narrow" }, async ({ page, signIn }) => {
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

test("a superuser's dashboard and videos show their content", { tag: "@narrow" }, async ({ page, signIn }) => {
  await signIn(account("superuser"));
  await open(page, "/admin/dashboard", page.getByRole("table", { name: "Video Categories" }));
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard", exact: true })).toBeVisible();
  await expect(page.getByText("Subscriptions bought so far")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Category" })).toBeVisible();

  await open(page, "/admin/videos?state=showcased", page.getByRole("table", { name: "Videos" }));
  await expect(page.getByRole("combobox", { name: "Kind of video" })).toHaveValue("showcased");
  await expect(page.getByRole("checkbox", { name: /^Select (?!all)/ }).first()).toBeVisible();
});

test("nobody else sees anything of the dashboard", { tag: "@narrow" }, async ({ page, signIn }) => {
  await signIn(account("pro"));
  await open(page, "/admin/dashboard", page.getByRole("button", { name: "Account menu" }));
  await expect(page.getByText("Subscriptions bought so far")).toHaveCount(0);
  await expect(page.getByRole("table")).toHaveCount(0);
});

const forms = [
  { path: "/signin", name: "Sign In", labels: ["Email", "Password"] },
  { path: "/signup", name: "Sign Up", labels: ["Username", "Email", "Password", "Confirm password"] },
];

for (const { path, name, labels } of forms) {
  test(`${name} shows its form`, { tag: "@narrow" }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const form = page.getByRole("form", { name });
    for (const label of labels) await expect(form.getByRole("textbox", { name: label, exact: true })).toBeVisible();
    await expect(form.getByRole("button", { name })).toBeVisible();
  });
}
