import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { expectPlaying } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";

const film = "Tides";

test("a member who plays on too many devices sees which, and ends one of them, by keyboard", {
  tag: "@nightly",
}, async ({ page, signIn, api, allowMessage }) => {
  allowMessage(/status of 409/);
  const headers = authorization(await signIn("pro"));
  const found = await api.request.get("/api/category/v1/video/?search=swell+under+a+low+sun", { headers });
  const { results }: { results: { id: number; title: string }[] } = await found.json();
  const id = results.find(({ title }) => title === film)?.id ?? 0;
  await page.goto(`/watch/${id}`);
  const play = page.getByRole("button", { name: `Play ${film}` });
  await tabTo(page, play);
  for (let device = 0; device < 3; device++) {
    const begun = await api.request.post(`/api/playback/v1/videos/${id}/`, { headers });
    expect(begun.ok()).toBe(true);
  }
  await page.keyboard.press("Enter");
  const refusal = page.getByRole("alert").filter({ hasText: "You can play 3 videos at the same time." });
  await expect(refusal).toBeVisible();
  await expect(refusal.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  await tabTo(page, refusal.getByRole("button", { name: `End it there: “${film}” on` }).first());
  await page.keyboard.press("Enter");
  await expectPlaying(page.locator("video"));
});
