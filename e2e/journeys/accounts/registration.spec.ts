import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { choose, goTo, toast } from "#support/moves.ts";
import { account, authorization, newPerson, type Session } from "#support/people/accounts.ts";

async function fillSignUp(
  page: Page,
  person: { username: string; email: string; password: string; password2: string },
) {
  const form = page.getByRole("form", { name: "Sign Up" });
  await form.getByLabel("Username").fill(person.username);
  await form.getByLabel("Email").fill(person.email);
  await form.getByRole("textbox", { name: "Password", exact: true }).fill(person.password);
  await form.getByRole("textbox", { name: "Confirm password" }).fill(person.password2);
  return form.getByRole("button", { name: "Sign Up" });
}

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill(email);
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  return form.getByRole("button", { name: "Sign In" });
}

/** The session in the cookie `user`. */
async function storedSession(page: Page): Promise<{ session: Session; sameSite: string; path: string } | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "user");
  if (cookie === undefined) return undefined;
  return { session: JSON.parse(decodeURIComponent(cookie.value)), sameSite: cookie.sameSite, path: cookie.path };
}

test("a visitor signs up, signs in, stays signed in and signs out", async ({ page, api }) => {
  const person = newPerson();
  await page.goto("/signup");
  await (await fillSignUp(page, { ...person, password2: person.password })).click();
  await expect(toast(page, "Successfully registered")).toBeVisible();
  await expect(page).toHaveURL("/signin");

  await (await fillSignIn(page, person)).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user" })).toBeVisible();
  const stored = await storedSession(page);
  expect(stored).toMatchObject({ sameSite: "Lax", path: "/" });
  expect(Object.keys(stored?.session ?? {}).sort()).toEqual(["id", "token"]);

  // A signed-in visitor is redirected home.
  await page.goto("/signup");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "You are not a pro user" })).toBeVisible();
  await goTo(page, "Profile");
  await expect(page.getByRole("definition").getByText(person.username, { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").getByText(person.email, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entertainment that expands the mind.");
  expect(await storedSession(page)).toBeUndefined();
  const headers = authorization(stored?.session ?? { token: "", id: 0 });
  expect((await api.request.get("/api/accounts/v1/current_user/", { headers })).status()).toBe(401);
});

test("a session that ended on the server leads to sign-in on the next request", async ({
  page,
  api,
  signIn,
  allowMessage,
}) => {
  allowMessage(/status of 401/);
  const session = await signIn("pro");
  // Otherwise the page's late requests would be the next ones.
  await page.goto("/profile", { waitUntil: "networkidle" });
  await expect(page.getByRole("term").first()).toBeVisible();
  await api.request.post("/api/accounts/v1/logout/", { headers: authorization(session) });
  await choose(page, "Favorites");
  await expect(page).toHaveURL("/signin?next=%2Ffavorites&ended=1");
  await expect(page.getByText("You're signed out")).toBeVisible();
  expect(await storedSession(page)).toBeUndefined();
  await (await fillSignIn(page, await account("pro"))).click();
  await expect(page).toHaveURL("/favorites");
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
});
