import { randomUUID } from "node:crypto";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { toast } from "#support/moves.ts";
import { logIn, newPerson } from "#support/people/accounts.ts";
import { mailed, mailedLink, registerConfirmed } from "#support/people/mails.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const links = {
  new: /\/change-email\/new\/[\w-]{43}/,
  current: /\/change-email\/current\/[\w-]{43}/,
  confirm: /\/confirm-email\/[\w-]{43}/,
};

const linkTo = (end: keyof typeof links, email: string) => mailedLink(email, links[end]);

test("a member changes the email address with links sent to both addresses", { tag: "@nightly" }, async ({
  page,
  request,
  signIn,
  allowMessage,
}) => {
  const member = await registerConfirmed(request);
  await signIn(member);
  await page.goto("/security");
  const section = page.getByRole("region", { name: "Email address" });
  await section.getByRole("button", { name: "Change address" }).click();
  const dialog = page.getByRole("dialog", { name: "Change address" });
  await expect(dialog.getByLabel("New email address")).toBeFocused();
  await expectAccessible(page, "with the question");
  allowMessage(/status of 400/);
  const { email } = newPerson();
  await dialog.getByLabel("New email address").fill(member.email);
  await dialog.getByLabel("Current password").fill(member.password);
  await dialog.getByRole("button", { name: "Send the links" }).click();
  await expect(dialog.getByText("This is already your address.")).toBeVisible();
  await dialog.getByLabel("New email address").fill(email);
  await dialog.getByRole("button", { name: "Send the links" }).click();
  await expect(toast(page, "Check both inboxes for our emails")).toBeVisible();
  const waiting = section.getByRole("region", { name: "Change of address" });
  await expect(waiting).toContainText(email);
  await expectAccessible(page, "while it waits");

  await page.goto(await linkTo("new", email));
  await expect(page.getByRole("button", { name: "Confirm the new address" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm the new address" }).click();
  await expect(page.getByRole("heading", { name: "One step left" })).toBeVisible();
  await page.goto(await linkTo("current", member.email));
  await page.getByRole("button", { name: "Approve the change" }).click();
  await expect(page.getByRole("heading", { name: "Your address has been changed" })).toBeVisible();
  await expectAccessible(page, "when it is done");
  await page.getByRole("link", { name: "Back to the videos" }).click();
  await page.goto("/security");
  await expect(section).toContainText(email);
  await expect(waiting).toBeHidden();
  for (const address of [member.email, email]) await mailed(address, /address was changed/);
  await logIn(request, { ...member, email });
});

test("the owner refuses a change by keyboard, is signed out everywhere and sets a new password", {
  tag: "@nightly",
}, async ({ page, request, signIn, allowMessage }) => {
  // The page may fetch the current user just as the session ends.
  allowMessage(/status of 401/);
  const member = await registerConfirmed(request);
  const thief = await signIn(member);
  const asked = await request.post("/api/accounts/v1/security/email/", {
    data: { email: newPerson().email, current_password: member.password },
    headers: { Authorization: `Token ${thief.token}` },
  });
  expect(asked.ok()).toBe(true);
  await page.goto(await linkTo("current", member.email));
  await expect(page.getByRole("heading", { name: "Is this you?" })).toBeVisible();
  const refuse = page.getByRole("button", { name: "This wasn't me" });
  await tabTo(page, refuse);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your address stays" })).toBeVisible();
  const response = await request.get("/api/accounts/v1/checkpro/", {
    headers: { Authorization: `Token ${thief.token}` },
  });
  expect(response.status()).toBe(401);

  await page.goto(await mailedLink(member.email, /\/reset-password\/\d+\/[\w-]{43}/));
  const password = randomUUID();
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "Confirm new password", exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Password reset successful")).toBeVisible();
  await logIn(request, { email: member.email, password });
});

test("a second address is confirmed by mailed link, and the profile shows it", { tag: "@nightly" }, async ({
  page,
  request,
  signIn,
}) => {
  const member = await registerConfirmed(request);
  const session = await signIn(member);
  const { email } = newPerson();
  const saved = await request.patch(`/api/accounts/v1/userlist/${session.id}/`, {
    data: { secondary_email: email },
    headers: { Authorization: `Token ${session.token}` },
  });
  expect(saved.ok()).toBe(true);
  await page.goto("/profile");
  await expect(page.getByText("Not confirmed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(await linkTo("confirm", email));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(toast(page, "Your email address is confirmed")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
});
