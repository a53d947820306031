import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { widths } from "#support/look/widths.ts";
import { toast } from "#support/moves.ts";
import { register } from "#support/people/accounts.ts";
import { mailedLink } from "#support/people/mails.ts";

test("a new member confirms the address with the mailed link", async ({ page, request, signIn, allowMessage }) => {
  const member = await register(request);
  await signIn(member);
  await page.goto("/profile");
  const notice = page.getByRole("region", { name: "Your email address" });
  await expect(notice).toContainText(member.email);
  await expectAccessible(page);
  // Beside the button, the words of longer languages would fill one narrow column.
  await page.setViewportSize(widths.narrow);
  const words = await notice.getByRole("paragraph").boundingBox();
  const button = await notice.getByRole("button").boundingBox();
  expect(words?.width).toBeGreaterThan(250);
  expect(button?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
  await page.setViewportSize(widths.wide);
  const link = await mailedLink(member.email);
  allowMessage(/status of (429|400)/);
  // The mail arrives slightly before it counts towards the limit.
  await expect(async () => {
    await notice.getByRole("button", { name: "Send again" }).click();
    await expect(toast(page, "We've already sent you an email.").first()).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.goto(link);
  await expect(page.getByRole("button", { name: "Confirm my address" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(toast(page, "Your email address is confirmed")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("Username")).toBeVisible();
  await expect(notice).toBeHidden();

  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(toast(page, "This link has expired or has already been used.")).toBeVisible();
});
