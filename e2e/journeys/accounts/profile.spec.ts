import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { goTo, toast } from "#support/moves.ts";
import { keepSession, logIn, register } from "#support/people/accounts.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A red square on a blue background. */
async function drawn(page: import("@playwright/test").Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 640, height: 360 });
    const pen = canvas.getContext("2d");
    if (pen !== null) {
      pen.fillStyle = "#2233aa";
      pen.fillRect(0, 0, 640, 360);
      pen.fillStyle = "#cc3322";
      pen.fillRect(220, 80, 200, 200);
    }
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

test("a member edits their profile, with a picture", async ({ page, request, context, baseURL }) => {
  const member = await register(request);
  await keepSession(context, await logIn(request, member), baseURL ?? "");
  await page.goto("/");
  await goTo(page, "Profile");
  await page.getByRole("link", { name: "Edit Profile" }).click();
  const form = page.getByRole("form", { name: "Edit profile" });
  await form.getByLabel("Full name").fill("Ada King");
  await form.getByLabel("Country").selectOption("Norway");
  await form.getByLabel("Phone").fill("+47 22 22 22 22");
  await form.getByRole("spinbutton", { name: "Age" }).fill("36");
  await form.getByLabel("Gender").selectOption("Female");
  await form.getByLabel("Language").selectOption("Icelandic");
  const content = await drawn(page);
  await form
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: content });
  const crop = page.getByRole("dialog", { name: "Crop the picture" });
  await expect(crop.getByRole("button", { name: "Use picture" })).toBeEnabled();
  await expectAccessible(page);
  await crop.getByRole("button", { name: "Use picture" }).click();
  await expect(form.getByRole("button", { name: "Remove" })).toBeVisible();
  await form.getByRole("button", { name: "Save" }).click();

  await expect(toast(page, "Profile saved")).toBeVisible();
  await expect(page).toHaveURL("/profile");
  for (const text of ["Ada King", "+4722222222", "Female", "36", "Norway"]) {
    await expect(page.getByRole("definition").getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("main").locator('img[src*="/media/"]')).toBeVisible();
});

test("leaving with unsaved changes asks first", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("free");
  await page.goto("/profile/edit");
  await page.getByLabel("Full name").fill("Somebody");
  await page.getByRole("link", { name: "Cancel" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("Somebody");
  await page.getByRole("link", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/profile");
});
