import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { search, toast } from "#support/moves.ts";
import { authorization, keepSession, logIn, register } from "#support/people/accounts.ts";
import { mailed, registerConfirmed } from "#support/people/mails.ts";
import { newWord } from "#support/people/words.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a search without results is requested by keyboard, voted for, answered, and found through the mail", async ({
  page,
  api,
  signIn,
  newContext,
  baseURL,
  allowMessage,
}) => {
  test.slow();
  allowMessage(/status of 401/);
  const asker = await registerConfirmed(api.request);
  const { id } = await logIn(api.request, asker);
  const given = await api.request.post(`/api/billing/v1/members/${id}/free-time/`, {
    headers: authorization(api.superuser),
    data: { days: 30, reason: "A journey" },
  });
  expect(given.ok()).toBe(true);
  const wish = `zzq ${newWord()} lanterns`;

  await signIn(asker);
  await page.goto("/");
  await search(page, wish);
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Request it" }));
  await page.keyboard.press("Enter");
  const outcome = page.getByText(`You've requested “${wish}”.`);
  await expect(outcome).toBeFocused();
  await expectAccessible(page);

  const voter = await newContext();
  await keepSession(voter, await logIn(api.request, await register(api.request, api.superuser)), baseURL ?? "");
  const other = await voter.newPage();
  await other.goto("/requests");
  const field = other.getByRole("textbox", { name: "What are you looking for?" });
  await expect(field).toBeEditable();
  await field.fill(` ${wish.toUpperCase()}!`);
  await field.press("Enter");
  await expect(other.getByText(`One other member wants “${wish}” as well: your vote counts.`)).toBeFocused();
  await expect(other.getByText(asker.email.split("@")[0] ?? "")).toHaveCount(0);

  await other.goto(`/admin/requests?search=${encodeURIComponent(wish)}`);
  await expect(other.getByRole("row").filter({ hasText: wish })).toContainText("2");
  await other.getByRole("button", { name: `Answer ${wish}` }).press("Enter");
  const dialog = other.getByRole("dialog", { name: `Answer “${wish}”` });
  await dialog.getByRole("searchbox", { name: "Search for the video" }).fill("Tides");
  await dialog.getByRole("radio", { name: "Tides", exact: true }).check();
  await expectAccessible(other);
  await dialog.getByRole("button", { name: "Answer", exact: true }).click();
  await expect(toast(other, "Answered with Tides")).toBeVisible();

  const { input: mail } = await mailed(asker.email, /It's here now/);
  expect(mail).toContain(wish);
  expect(mail).toMatch(/List-Unsubscribe:\s+<[^>]+\/api\/requests\/v1\/unsubscribe\//);

  await page.goto("/");
  const news = page.getByRole("region", { name: "It's here now" });
  await expect(news).toContainText(wish);
  await expectAccessible(page);
  await tabTo(page, news.getByRole("link", { name: "Tides" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/watch\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Tides" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 2, name: "All videos" })).toBeVisible();
  await expect(news).toHaveCount(0);

  const [path = ""] = /\/requests\/unsubscribe\/[\w.-]+/.exec(mail) ?? [];
  await page.goto(path);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
  await page.goto("/profile");
  await page.getByRole("link", { name: "Choose what you hear about, by email and in the app" }).click();
  await expect(page.getByRole("switch", { name: "Email me when it's added" })).not.toBeChecked();
});
