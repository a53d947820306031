import { expect, test } from "#support/fixtures.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "#support/look/accessibility.ts";
import { authorization, logIn } from "#support/people/accounts.ts";
import { registerConfirmed } from "#support/people/mails.ts";
import { newWord } from "#support/people/words.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a member follows a category, is notified of an answered request, and chooses quiet hours", {
  tag: "@narrow-nightly",
}, async ({ page, api, signIn }) => {
  test.slow();
  const member = await registerConfirmed(api.request);
  const { id, token } = await logIn(api.request, member);
  const headers = authorization(api.superuser);
  const send = async (method: "post" | "put", path: string, data: object, as = headers) => {
    const response = await api.request[method](path, { headers: as, data });
    expect(response.ok()).toBe(true);
    return response;
  };
  await send("post", `/api/billing/v1/members/${id}/free-time/`, { days: 30, reason: "A journey" });
  const text = `Lanterns of ${newWord()}`;
  const own = authorization({ id, token });
  const wish: { id: number } = await (await send("post", "/api/requests/v1/requests/", { text }, own)).json();
  const { results }: { results: { id: number }[] } = await (
    await api.request.get("/api/category/v1/video/?search=Tides", { headers })
  ).json();
  await send("put", `/api/admin/v1/requests/${wish.id}/answer/`, { video: results[0]?.id });

  await signIn(member);
  const categories: { name: string }[] = await (
    await api.request.get("/api/category/v1/categories/", { headers })
  ).json();
  const { name = "" } = categories[0] ?? {};
  await page.goto(`/?category=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Follow ${name}` }).click();
  await expect(page.getByRole("button", { name: `Following ${name}` })).toBeVisible();
  await expectAccessible(page);

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Notices, 1 unread" })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole("button", { name: "Notices, 1 unread" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel.getByText(`You wanted: ${text}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toBeVisible();

  await panel.getByRole("link", { name: "Choose what you hear about" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notices" })).toBeVisible();
  await expect(panel).toBeHidden();
  for (const name of ["By email", "Turn on quiet hours"]) {
    await page.getByRole("switch", { name }).click();
    await expect(page.getByRole("switch", { name })).toBeChecked();
  }
  const until = page.getByLabel("Until");
  await until.fill("08:30");
  await until.blur();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.reload();
  await expect(page.getByLabel("Until")).toHaveValue("08:30");
  await expect(page.getByRole("switch", { name: "By email" })).toBeChecked();
  await page.getByRole("button", { name: `Unfollow ${name}` }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});
