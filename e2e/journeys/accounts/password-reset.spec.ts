import { expect, test } from "#support/fixtures.ts";
import { toast } from "#support/moves.ts";
import { keepSession, logIn, register } from "#support/people/accounts.ts";
import { mailedLink } from "#support/people/mails.ts";

const resetLink = /\/reset-password\/[\w-]+\/[\w-]+/;

test("a forgotten password is reset with a mailed link, which works once", async ({
  page,
  request,
  context,
  baseURL,
  allowMessage,
}) => {
  const member = await register(request);
  const session = await logIn(request, member);

  await page.goto("/signin");
  await page.getByRole("link", { name: /forgot/i }).click();
  await page.getByRole("form", { name: "Forgot your password?" }).getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(toast(page, "Password reset e-mail has been sent.")).toBeVisible();
  const link = await mailedLink(member.email, resetLink);

  await keepSession(context, session, baseURL ?? "");
  await page.goto(link);
  const form = page.getByRole("form", { name: "Set a new password" });
  const first = form.getByRole("textbox", { name: "New password", exact: true });
  const second = form.getByRole("textbox", { name: "Confirm new password" });
  await expect(first).toBeVisible();
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "user")).toBe(false);

  allowMessage(/status of 400/);
  await first.fill("password");
  await second.fill("password");
  await form.getByRole("button", { name: "Set a new password" }).click();
  await expect(toast(page, "This password is too common.")).toBeVisible();

  const password = `${member.password} anew`;
  await first.fill(password);
  await second.fill(password);
  await form.getByRole("button", { name: "Set a new password" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(toast(page, "Password reset successful")).toBeVisible();
  await logIn(request, { email: member.email, password });
  const old = await request.post("/api/accounts/v1/login/", {
    data: { email: member.email, password: member.password },
  });
  expect(old.status()).toBe(401);

  await page.goto(link);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(form).toHaveCount(0);
});
