import type { Page } from "@playwright/test";
import { googleClientId, type Person, tokenOf } from "#peers/google.ts";
import { expect, test } from "#support/fixtures.ts";
import { toast } from "#support/moves.ts";
import { codeOf, registerProtected } from "#support/people/authenticator.ts";

/** Responds in place of Google's own page, as if the person had agreed. */
async function agree(page: Page, person: Person, changes: Record<string, string> = {}): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route("https://accounts.google.com/**", (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const state = url.searchParams.get("state") ?? "";
    const response = new URLSearchParams({ state, access_token: tokenOf(person), token_type: "Bearer", ...changes });
    const location = `${url.searchParams.get("redirect_uri")}#${response}`;
    // A refresh instead of a redirect, because a fulfilled redirect to another origin loses the fragment.
    return route.fulfill({
      contentType: "text/html",
      body: `<meta http-equiv="refresh" content="0;url=${location.replaceAll("&", "&amp;")}">`,
    });
  });
  return asked;
}

const person = (): Person => {
  const n = `${process.pid}${Date.now()}`;
  return { sub: n, email: `google${n}@example.com`, name: `Google ${n}` };
};

test("a visitor signs up and in with Google", async ({ page, baseURL, allowMessage }) => {
  allowMessage(/request to another host: https:\/\/accounts\.google\.com\//);
  const who = person();
  const asked = await agree(page, who);
  await page.goto("/signup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("heading", { name: "You are not a pro user" })).toBeVisible();
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    client_id: googleClientId,
    redirect_uri: new URL("/signin", baseURL).href,
    response_type: "token",
    scope: "openid email profile",
  });
  await page.goto("/profile");
  await expect(page.getByRole("definition").filter({ hasText: who.email })).toBeVisible();
});

test("signing in with Google still asks for the second factor", { tag: "@nightly" }, async ({
  page,
  request,
  allowMessage,
}) => {
  allowMessage(/request to another host: https:\/\/accounts\.google\.com\//);
  allowMessage(/status of 400/);
  const member = await registerProtected(request);
  await agree(page, { ...person(), email: member.email });
  await page.goto("/signin");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole("textbox", { name: "Code" }).fill("000000x");
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await expect(toast(page, "This code is wrong, or has already been used.")).toBeVisible();
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(member.secret, true));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
});

test("an unsolicited response from Google signs nobody in", { tag: "@nightly" }, async ({ page }) => {
  const response = new URLSearchParams({ state: "guessed", access_token: tokenOf(person()) });
  await page.goto(`/signin#${response}`);
  await expect(toast(page, "Signing in with Google didn't work. Please try again.")).toBeVisible();
  await expect(page).toHaveURL("/signin");
  expect(await page.context().cookies()).toEqual([]);
});
