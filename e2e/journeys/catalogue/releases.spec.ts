import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { picture } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, expectPlaying, playButton, toast } from "#support/moves.ts";
import { type Account, account, keepSession, logIn, newPerson } from "#support/people/accounts.ts";
import { offerMailedTo } from "#support/people/mails.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "Europe/Berlin" });

/** A new member with a free month, which includes early access. */
async function earlyMember(request: APIRequestContext): Promise<Account> {
  const person = newPerson();
  const names = { first_name: "Ada", middle_name: "", last_name: "Lovelace", age: "36", country: "Kenya" };
  await request.post("/api/subscriber/v1/subscriberlist/", { data: { ...names, secondary_email: person.email } });
  const offer = await offerMailedTo(person.email);
  await request.post("/api/accounts/v1/register/", { data: { ...person, password2: person.password, offer } });
  return person;
}

const find = (page: Page, title: string) => page.goto(`/?${new URLSearchParams({ search: title })}`);

test("a scheduled video is visible to members with early access, but to nobody else", { tag: "@nightly" }, async ({
  page,
  api,
  baseURL,
  newContext,
  signIn,
}) => {
  test.slow();
  await signIn("pro");
  await page.goto("/admin/dashboard");
  const title = `Premiere ${newWord()}`;
  const form = page.getByRole("form", { name: "Create New Video" });
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Oid").fill("premiere");
  await form.getByRole("combobox", { name: "Category" }).selectOption("Nature");
  await form.getByLabel("Video Thumbnail").setInputFiles(await picture("#1b6e85"));
  await form.getByLabel("Source").fill(`${baseURL}/demo/clips/tides.mp4`);
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel("Release time").fill(`${day}T14:00`);
  await expect(form.getByText("In your time zone, Europe/Berlin.")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create Video" }).click();
  await expect(toast(page, "Video created")).toBeVisible();
  await expect(form.getByLabel("Release time")).toHaveValue("");

  await find(page, title);
  await expect(cards(page, title)).toContainText(/Releases \d+ \w+( \d{4})?, 14:00/);
  await expectAccessible(page);

  const theirs = async (who: Account) => {
    const context = await newContext();
    await keepSession(context, await logIn(api.request, who), baseURL ?? "");
    return context.newPage();
  };
  const early = await theirs(await earlyMember(api.request));
  await find(early, title);
  await expect(cards(early, title)).toContainText("Early access");
  await playButton(early, title).click();
  await expectPlaying(early.locator("video"));
  // Otherwise the player would report watch time for a deleted video.
  await early.close();

  const other = await theirs(account("pro"));
  await find(other, title);
  await expect(other.getByRole("heading", { name: "No videos found" })).toBeVisible();

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(cards(page, title)).toHaveCount(0);
});
