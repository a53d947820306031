import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { goTo, toast } from "#support/moves.ts";
import { logIn, register } from "#support/people/accounts.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("changing the password signs out other devices", async ({ page, request, signIn, allowMessage }) => {
  const member = await register(request);
  await signIn(member);
  const other = await logIn(request, member);
  await page.goto("/");
  await goTo(page, "Profile");
  await page.getByRole("link", { name: "Security" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();

  const form = page.getByRole("form", { name: "Change password" });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  const password = "a moor in the mist";
  allowMessage(/status of 400/);
  await field("Current password").fill("not the one");
  await field("New password").fill(password);
  await field("Confirm new password").fill(password);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This isn't your password.")).toBeVisible();
  await expect(field("Current password")).toBeFocused();

  await field("Current password").fill(member.password);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(toast(page, "Password changed. Every other device is signed out.")).toBeVisible();
  await expect(field("New password")).toHaveValue("");
  const response = await request.get("/api/accounts/v1/checkpro/", {
    headers: { Authorization: `Token ${other.token}` },
  });
  expect(response.status()).toBe(401);
  await logIn(request, { email: member.email, password });
});

test("a member signs out one device, then all of them", { tag: "@nightly" }, async ({
  page,
  request,
  signIn,
  newContext,
  baseURL,
  allowMessage,
}) => {
  const member = await register(request);
  allowMessage(/status of 401/);
  const chrome = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
  const phone = await newContext({ userAgent: chrome, ...(baseURL !== undefined && { baseURL }) });
  const there = await phone.newPage();
  await there.goto("/signin");
  const form = there.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill(member.email);
  await form.getByRole("textbox", { name: "Password" }).fill(member.password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(there.getByRole("button", { name: "Account menu" })).toBeVisible();

  await signIn(member);
  await page.goto("/security");
  const devices = page.getByRole("region", { name: "Devices" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  await page.getByRole("button", { name: /^Sign out Chrome on Android/ }).click();
  await expect(devices).toHaveCount(1);
  await there.goto("/profile");
  await expect(there).toHaveURL("/signin?next=%2Fprofile&ended=1");

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("dialog", { name: "Sign out everywhere" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await page.goto("/signin");
  await expect(page.getByRole("form", { name: "Sign In" })).toBeVisible();
});
