import { expect, test } from "#fixtures.ts";
import { cards, kept, saveButton } from "#moves.ts";

test("two tabs that save different videos lose neither", async ({ page, context, signIn }) => {
  await signIn("pro");
  const other = await context.newPage();
  const both = "/?search=without+an+internet+connection";
  for (const tab of [page, other]) {
    await tab.goto(both);
    await expect(saveButton(tab, "Tides")).toHaveAttribute("aria-pressed", "false");
  }
  await kept(page, "save", () => saveButton(page, "Tides").click());
  await kept(other, "save", () => saveButton(other, "Northern Nocturne").click());
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(saveButton(tab, "Tides")).toHaveAttribute("aria-pressed", "true");
    await expect(saveButton(tab, "Northern Nocturne")).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto("/favorites");
  await expect(cards(page)).toHaveCount(2);
});
