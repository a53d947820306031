import { readFile } from "node:fs/promises";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { goTo, toast } from "#support/moves.ts";
import { keepSession } from "#support/people/accounts.ts";
import { mailed, registerConfirmed } from "#support/people/mails.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a member downloads their data", async ({ page, request, signIn, allowMessage }) => {
  const member = await registerConfirmed(request);
  await signIn(member);
  await page.goto("/security");
  await page.getByRole("button", { name: "Download my data" }).click();
  const dialog = page.getByRole("dialog", { name: "Download my data" });
  const secret = dialog.getByRole("textbox", { name: "Current password" });
  await expectAccessible(page);
  allowMessage(/status of 400/);
  await secret.fill("not the one");
  await dialog.getByRole("button", { name: "Download", exact: true }).click();
  await expect(dialog.getByText("This isn't your password.")).toBeVisible();
  await secret.fill(member.password);
  const downloading = page.waitForEvent("download");
  await secret.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^own-data-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.toString("latin1")).toMatch(/^PK.*profile\.json/s);
  await expect(toast(page, "Your data is in your downloads")).toBeVisible();
});

test("a member schedules the deletion of the account, sees it on every page and cancels it", {
  tag: "@nightly",
}, async ({ page, request, api, signIn, newContext, baseURL }) => {
  const member = await registerConfirmed(request);
  const { id } = await signIn(member);
  await page.goto("/security");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete my account" });
  await dialog.getByRole("checkbox", { name: "Remove my news sign-up as well" }).check();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Current password" }).fill(member.password);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your account will be deleted in 14 days")).toBeVisible();
  const notice = page.getByRole("region", { name: "Your account", exact: true });
  await expect(notice).toContainText("will be deleted on");
  await expectAccessible(page, "with the notice");
  await mailed(member.email, /will be deleted on/);

  const admin = await newContext();
  await keepSession(admin, api.superuser, baseURL ?? "");
  const there = await admin.newPage();
  await there.goto(`/admin/users/${id}`);
  await expect(there.getByText(/^Will be deleted on \d+ \w+ \d{4}$/)).toBeVisible();

  await goTo(page, "Subscription");
  await notice.getByRole("button", { name: "Keep my account" }).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your account stays")).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto("/security");
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
});
