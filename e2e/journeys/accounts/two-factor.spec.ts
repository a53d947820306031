import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { renderInBrowser } from "#support/look/documents.ts";
import { toast } from "#support/moves.ts";
import type { Account } from "#support/people/accounts.ts";
import { codeOf, registerProtected } from "#support/people/authenticator.ts";
import { registerConfirmed } from "#support/people/mails.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/signin");
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill(email);
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
}

const home = (page: Page) => page.getByRole("button", { name: "Account menu" });
const shownSecret = async (page: Page) =>
  (
    await page
      .getByRole("dialog")
      .getByText(/^([A-Z2-7]{4} ?){8}$/)
      .textContent()
  )?.replaceAll(" ", "") ?? "";

test("a member sets up two-factor sign-in and uses it", { tag: "@nightly" }, async ({
  page,
  request,
  signIn,
  allowMessage,
}) => {
  test.slow();
  const member = await registerConfirmed(request);
  await signIn(member);
  allowMessage(/status of (400|401)/);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up two-factor sign-in" });
  const password = dialog.getByRole("textbox", { name: "Current password" });
  await password.fill("not the one");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This isn't your password.")).toBeVisible();
  await expectAccessible(page, "the password");
  await password.fill(member.password);
  await dialog.getByRole("button", { name: "Continue" }).click();

  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const secret = await shownSecret(page);
  await expect(dialog.getByRole("link", { name: "Open in an app here" })).toHaveAttribute(
    "href",
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  );
  await dialog.getByRole("textbox", { name: "Code" }).fill("not a code");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is wrong.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Code" })).toBeFocused();
  const used = codeOf(secret);
  await dialog.getByRole("textbox", { name: "Code" }).fill(used);
  // A stray key or click must not close the dialog, neither while the codes load nor once they are shown.
  const turnedOn = Promise.withResolvers<void>();
  await page.route("**/two-factor/confirm/", async (route) => {
    const response = await route.fetch();
    await turnedOn.promise;
    await route.fulfill({ response });
  });
  // The refetch afterwards must not delay showing them.
  const shown = Promise.withResolvers<void>();
  await page.route("**/v1/security/", async (route) => {
    await shown.promise;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.mouse.click(3, 3);
  turnedOn.resolve();

  const items = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await expectAccessible(page, "the recovery codes");
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("mindreel-recovery-codes.txt");
  const text = await readFile(await download.path(), "utf8");
  for (const code of [...codes, member.email]) expect(text).toContain(code);
  await page.keyboard.press("Escape");
  await page.mouse.click(3, 3);
  shown.resolve();
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Leave without your codes?" });
  await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
  await expectAccessible(page, "leaving without the codes");
  await question.getByRole("button", { name: "Stay" }).click();
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(dialog).toHaveCount(0);
  const section = page.getByRole("region", { name: "Two-factor sign-in" });
  await expect(section.getByText("10 recovery codes left")).toBeVisible();

  await page.context().clearCookies();
  await enterPassword(page, member);
  const form = page.getByRole("form", { name: "Two-factor sign-in" });
  await expect(form.getByRole("textbox", { name: "Code" })).toBeFocused();
  await expect(form.getByRole("textbox", { name: "Code" })).toHaveAttribute("autocomplete", "one-time-code");
  await form.getByRole("textbox", { name: "Code" }).fill(used);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "This code is wrong, or has already been used.")).toBeVisible();
  await form.getByRole("textbox", { name: "Code" }).fill(codeOf(secret, true));
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(home(page)).toBeVisible();

  await page.goto("/security");
  await page.getByRole("button", { name: "Turn off" }).click();
  const off = page.getByRole("dialog", { name: "Turn off two-factor sign-in" });
  await off.getByRole("textbox", { name: "Current password" }).fill(member.password);
  await off.getByRole("button", { name: "Use a recovery code" }).click();
  await off.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
  await expectAccessible(page, "turning it off");
  await off.getByRole("button", { name: "Turn off" }).click();
  await expect(toast(page, "Two-factor sign-in is off")).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("a member without the app signs in with a recovery code and creates new ones", async ({
  page,
  request,
  allowMessage,
}) => {
  const member = await registerProtected(request);
  allowMessage(/status of 401/);
  await enterPassword(page, member);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(member.recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Sign In" }).last().click();
  await expect(home(page)).toBeVisible();

  await page.goto("/security");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Make new recovery codes" }).click();
  const dialog = page.getByRole("dialog", { name: "Make new recovery codes" });
  await dialog.getByRole("textbox", { name: "Current password" }).fill(member.password);
  await dialog.getByRole("textbox", { name: "Code" }).fill(codeOf(member.secret, true));
  await dialog.getByRole("button", { name: "Make new ones" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
});

test("a member sets up and uses two-factor sign-in by keyboard", { tag: "@nightly" }, async ({
  page,
  request,
  signIn,
  allowMessage,
}) => {
  test.slow();
  allowMessage(/status of 401/);
  const member = await registerConfirmed(request);
  await signIn(member);
  await page.goto("/security");
  await tabTo(page, page.getByRole("button", { name: "Set up" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Current password" }).last()).toBeFocused();
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Add this site to your app" })).toBeFocused();
  const secret = await shownSecret(page);
  await tabTo(page, page.getByRole("textbox", { name: "Code" }));
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "I have saved them" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.context().clearCookies();
  await page.goto("/signin");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(member.email);
  await tabTo(page, page.getByRole("textbox", { name: "Password" }));
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  await page.keyboard.type(codeOf(secret, true));
  await page.keyboard.press("Enter");
  await expect(home(page)).toBeVisible();
});

test("a superuser without the mandatory second factor is guided to set it up", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await renderInBrowser(page);
  await page.route("**/api/accounts/v1/security/", async (route) => {
    const response = await route.fetch();
    const standing: object = await response.json();
    const json = { ...standing, two_factor_mandatory: true, two_factor_setup_required: true };
    await route.fulfill({ response: response, json });
  });
  await page.goto("/admin/users-list");
  await expect(page).toHaveURL("/security");
  const notice = page.getByRole("region", { name: "Two-factor sign-in is needed" });
  await expect(notice).toContainText("Superusers need two-factor sign-in here.");
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/subscription");
  await notice.getByRole("link", { name: "Set up" }).click();
  await expect(page).toHaveURL("/security");
});
