import { expect, test } from "#support/fixtures.ts";
import { arrowTo, tabTo } from "#support/keys.ts";
import { expectPlaying, toItsEnd } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";

const [film, stream] = ["Tides", "Northern Nocturne"];

test("a member who has 20 minutes plays what fits, one after the other, by keyboard", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  test.slow();
  const session = await signIn("pro");
  const headers = authorization(session);
  const found = await api.request.get("/api/category/v1/video/?search=without+an+internet+connection", { headers });
  const { results }: { results: { id: number }[] } = await found.json();
  const data = { user: session.id, video: results.map(({ id }) => id) };
  expect((await api.request.post("/api/category/v1/save/videos/", { headers, data })).ok()).toBe(true);

  await page.goto("/");
  const minutes = page.getByRole("toolbar", { name: "Suggested minutes" });
  await tabTo(page, minutes.getByRole("button", { name: "Other" }));
  await arrowTo(page, minutes.getByRole("link", { name: "20 minutes" }));
  await page.keyboard.press("Enter");
  const saved = page.getByRole("main").getByRole("listitem").filter({ hasText: "You saved this" });
  await expect(saved).toHaveCount(2);
  await expect(saved.filter({ hasText: film })).toContainText("0:24");
  const [first, second] = ((await saved.first().textContent()) ?? "").includes(film) ? [film, stream] : [stream, film];

  await tabTo(page, page.getByRole("link", { name: "Play all" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
  await toItsEnd(page);
  const next = page.getByRole("region", { name: "Next video" });
  await expect(next).toContainText(second);
  await expect(next.getByRole("button", { name: "Play now" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await expectPlaying(page.locator("video"));
});
