import { expect, test } from "#support/fixtures.ts";

test("a title says which page it is, as rendered and after navigation, and is announced", async ({ page, signIn }) => {
  await signIn("pro");
  const rendered = async (path: string) => {
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const html = await (await page.request.get(path, { headers: { accept: "text/html", cookie } })).text();
    return /<title>(.*?)<\/title>/.exec(html)?.[1];
  };
  expect(await rendered("/search?q=moon")).toBe("Results for “moon” · Mindreel");
  expect(await rendered("/?category=Nature")).toBe("Nature · Mindreel");
  expect(await rendered("/admin/users-list")).toBe("Users · Mindreel");
  expect(await rendered("/nowhere")).toBe("Page Not Found · Mindreel");

  await page.goto("/");
  await expect(page).toHaveTitle("Mindreel");
  await page.getByRole("link", { name: "Series", exact: true }).first().click();
  await expect(page).toHaveTitle("Series · Mindreel");
  const first = "A Tour of the Solar System";
  await page.getByRole("main").getByRole("link", { name: first }).first().click();
  await expect(page).toHaveTitle(`${first} · Series · Mindreel`);
  await expect(page.locator("#page-title")).toHaveText(`${first} · Series · Mindreel`);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Series" }).click();
  await expect(page).toHaveTitle("Series · Mindreel");
});
