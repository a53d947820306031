import { expect, test } from "#support/fixtures.ts";
import { appStarted, cards, kept, saveButton } from "#support/moves.ts";
import { account, authorization, keepSession, logIn, register } from "#support/people/accounts.ts";

test("two tabs that save different videos keep both", { tag: "@nightly" }, async ({ page, context, signIn }) => {
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

test("a form is never saved as a member who signed in later in another tab", { tag: "@nightly" }, async ({
  page,
  context,
  request,
  signIn,
  allowMessage,
}) => {
  await signIn("free");
  await page.goto("/profile/edit");
  await page.getByLabel("Full name").fill("Of the first member");
  await page.getByLabel("Country").selectOption("Norway");
  await page.getByLabel("Phone").fill("+47 22 22 22 22");
  await page.getByRole("spinbutton", { name: "Age" }).fill("36");
  await page.getByLabel("Gender").selectOption("Female");

  const next = await register(request);
  const other = await context.newPage();
  await other.goto("/profile");
  await other.getByRole("button", { name: "Account menu" }).click();
  await other.getByRole("menuitem", { name: "Sign Out" }).click();
  await other.getByRole("link", { name: "Sign In" }).first().click();
  const form = other.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill(next.email);
  await form.getByRole("textbox", { name: "Password" }).fill(next.password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(other.getByRole("button", { name: "Account menu" })).toBeVisible();

  allowMessage(/status of 401/);
  page.on("dialog", (leave) => void leave.accept());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  const headers = authorization(await logIn(request, next));
  const profile = await request.get("/api/accounts/v1/current_user/", { headers });
  expect(await profile.json()).toMatchObject({ email: next.email, full_name: "" });
});

test("a tab that becomes visible again shows who is signed in now", async ({
  page,
  context,
  request,
  signIn,
  baseURL,
}) => {
  // The tab may navigate in response, and the result would be lost with the old page.
  const look = () => page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event("visibilitychange"))));
  await signIn("free");
  await page.goto("/profile");
  const next = await register(request);
  await keepSession(context, await logIn(request, next), baseURL ?? "");
  await look();
  await expect(page.getByRole("definition").getByText(next.email, { exact: true })).toBeVisible();
  await appStarted(page);
  await context.clearCookies({ name: "user" });
  await look();
  await expect(page.getByRole("form", { name: "Sign In" })).toBeVisible();
});

test("a document rendered for somebody else is reloaded", { tag: "@nightly" }, async ({ page, context, signIn }) => {
  await signIn("free");
  let release = () => undefined;
  const signedOut = new Promise<void>((resolve) => {
    release = () => void resolve();
  });
  await page.route("**/assets/index-*.js", async (route) => {
    await signedOut;
    await route.continue();
  });
  await page.goto("/profile", { waitUntil: "commit" });
  await page.locator("#data").waitFor({ state: "attached" });
  await context.clearCookies({ name: "user" });
  release();
  await expect(page.getByRole("form", { name: "Sign In" })).toBeVisible();
});

test("a session persists between visits", async ({ page, context, signIn, baseURL }) => {
  const { token, id } = await signIn(account("free"));
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
  const value = encodeURIComponent(JSON.stringify({ token, id }));
  await context.addCookies([{ name: "user", value, url: baseURL ?? "", sameSite: "Lax", expires: tomorrow }]);
  await page.goto("/profile");
  const remaining = async () =>
    ((await context.cookies()).find(({ name }) => name === "user")?.expires ?? 0) - tomorrow;
  await expect.poll(remaining).toBeGreaterThan(28 * 86_400);
});
