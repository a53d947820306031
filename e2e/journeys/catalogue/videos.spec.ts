import { expect, test } from "#support/fixtures.ts";
import { cards } from "#support/moves.ts";

test("a category is chosen, and survives going back and a reload", { tag: "@narrow" }, async ({
  page,
  signIn,
  wide,
}) => {
  await signIn("pro");
  await page.goto("/");
  const panel = page.getByRole("navigation", { name: "Categories" });
  const dropdown = page.getByRole("combobox", { name: "Category" });
  await expect(wide ? dropdown : panel).toBeHidden();
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const choose = async (name: string) => {
    if (wide) await panel.getByRole("link", { name }).click();
    else await dropdown.selectOption(name);
    await expect(title(name)).toBeVisible();
  };
  const expectOnly = async (name: string) => {
    await expect(cards(page).first().getByRole("link", { name, exact: true })).toBeVisible();
    await expect(cards(page).getByRole("link", { name, exact: true })).toHaveCount(await cards(page).count());
  };
  await choose("Space");
  await choose("History");
  await page.reload();
  await expect(title("History")).toBeVisible();
  await expectOnly("History");
  await page.goBack();
  await expect(title("Space")).toBeVisible();
  await expectOnly("Space");
  if (!wide) await expect(dropdown).toHaveValue("Space");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "All videos" })).toBeVisible();
});
