import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { toast } from "#support/moves.ts";
import { registerConfirmed } from "#support/people/mails.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A virtual authenticator that stores passkeys and verifies its user. */
async function device(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const section = (page: Page) => page.getByRole("region", { name: "Passkeys" });

async function add(page: Page, name: string, password: string): Promise<void> {
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "Current password" }).fill(password);
  await expectAccessible(page, "adding a passkey");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page, "Passkey added")).toBeVisible();
}

test("a member adds a passkey, signs in with it, renames it and removes it", { tag: "@nightly" }, async ({
  page,
  request,
  signIn,
  allowMessage,
}) => {
  test.slow();
  allowMessage(/status of (400|401)/);
  const member = await registerConfirmed(request);
  await signIn(member);
  const { cdp, authenticatorId } = await device(page);
  // Uses the button: the virtual authenticator approves everything, so the browser's own offer would win.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto("/security");
  await add(page, "My laptop", member.password);
  await expect(section(page).getByRole("listitem")).toContainText(["My laptop"]);
  await expect(section(page)).toContainText("not used yet");
  await expectAccessible(page);
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);

  await page.context().clearCookies();
  await page.goto("/signin");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username webauthn");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();

  await page.goto("/security");
  await expect(section(page)).toContainText("last used");
  await page.getByRole("button", { name: "Rename My laptop" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.getByRole("textbox", { name: "Name" }).fill("Work laptop");
  await expectAccessible(page, "renaming it");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("button", { name: "Rename Work laptop" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Work laptop" });
  await dialog.getByRole("textbox", { name: "Current password" }).fill("not the one");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("This isn't your password.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Current password" }).fill(member.password);
  await expectAccessible(page, "removing it");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Passkey removed")).toBeVisible();
  await expect(section(page).getByRole("listitem")).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto("/signin");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(toast(page, "Signing in with this passkey didn't work.").first()).toBeVisible();
});

test("a passkey is added by keyboard, and the e-mail field keeps offering it", { tag: "@nightly" }, async ({
  page,
  request,
  signIn,
  allowMessage,
}) => {
  test.slow();
  allowMessage(/status of 401/);
  const member = await registerConfirmed(request);
  await signIn(member);
  const { cdp, authenticatorId } = await device(page);
  await page.goto("/security");
  await tabTo(page, section(page).getByRole("button", { name: "Add a passkey" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Telephone");
  await tabTo(page, page.getByRole("dialog").getByRole("textbox", { name: "Current password" }));
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await expect(section(page).getByRole("listitem")).toContainText(["Telephone"]);
  await page.context().clearCookies();
  // The authenticator approves an offer either immediately or never, so user presence is off for the first one.
  const setPresence = (enabled: boolean) =>
    cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  await setPresence(false);
  await page.clock.install();
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = (options) => {
      const answer = get(options);
      document.documentElement.dataset["offers"] = "passkeys";
      return answer;
    };
  });
  await page.goto("/signin");
  // The offer has been made, not just its challenge fetched.
  await expect(page.locator("html")).toHaveAttribute("data-offers", "passkeys");
  // A second attempt works after the first was refused.
  const json = { message: "Signing in with this passkey didn't work. Please try again.", code: "passkey_failed" };
  const seen = Promise.withResolvers<void>();
  let answers = 0;
  await page.route("**/passkeys/login/", async (route) => {
    answers += 1;
    if (answers === 1) return route.fulfill({ status: 401, json });
    await seen.promise;
    return route.continue();
  });
  await setPresence(true);
  // By now the first challenge has expired on the server.
  await page.clock.fastForward("05:00");
  await expect(toast(page, json.message)).toBeVisible();
  seen.resolve();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
});
