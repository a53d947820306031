import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { authorization } from "#support/people/accounts.ts";

interface Task {
  readonly name: string;
  /** What is typed, and what that finds. */
  readonly words: string;
  readonly found: string;
  /** What is pressed on the page then. */
  readonly press?: (page: Page) => Locator;
  readonly ready: (page: Page) => Locator;
}

const dialog = (name: RegExp) => (page: Page) => page.getByRole("dialog", { name });

test("everyday tasks are three presses away from any page", { tag: "@nightly" }, async ({ page, api, signIn }) => {
  await signIn("pro");
  const paying = await api.request.get("/api/accounts/v1/userlist/?plan=active", {
    headers: authorization(api.superuser),
  });
  const member: string = (await paying.json()).results.at(-1).username;
  const tasks: readonly Task[] = [
    {
      ...{ name: "see what is wrong today", words: "dashboard", found: "Dashboard" },
      ready: () => page.getByRole("heading", { level: 2, name: "Today" }),
    },
    {
      ...{ name: "add a video", words: "add", found: "Add video" },
      ready: () => page.getByLabel("Address of the video"),
    },
    {
      ...{ name: "invite", words: "invite", found: "Invite people" },
      ready: () => page.getByRole("heading", { level: 1, name: "Invite people" }),
    },
    {
      ...{ name: "answer a request", words: "requests", found: "Requests" },
      press: () => page.getByRole("button", { name: /^Answer / }).first(),
      ready: dialog(/^Answer “/),
    },
    {
      ...{ name: "refund", words: member, found: member },
      press: () => page.getByRole("button", { name: /^Refund/ }).first(),
      ready: dialog(/^Refund /),
    },
  ];
  for (const from of ["/favorites", "/admin/audit"]) {
    for (const { name, words, found, press, ready } of tasks) {
      await test.step(`${name}, from ${from}`, async () => {
        await page.goto(from);
        // By then the superusers' part of the layout, which hears the keys, has loaded.
        await page.getByRole("link", { name: "Dashboard", exact: true }).waitFor();
        let presses = 2;
        await page.keyboard.press("Control+k");
        await page.getByRole("combobox", { name: "Find anything" }).fill(words);
        await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toContainText(found);
        await page.keyboard.press("Enter");
        if (press !== undefined) {
          presses++;
          await press(page).click();
        }
        await expect(ready(page)).toBeVisible();
        expect(presses).toBeLessThanOrEqual(3);
      });
    }
  }
});
