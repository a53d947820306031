import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { picture } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, choose, expectPlaying, goTo, playButton, toast } from "#support/moves.ts";
import { authorization, keepSession, logIn, newPerson, register } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test("a superuser adds, changes and deletes a category, and adds a video that plays", async ({
  page,
  api,
  baseURL,
  signIn,
  allowMessage,
}) => {
  test.slow();
  allowMessage(/status of 400/);
  await signIn("pro");
  await page.goto("/");
  await goTo(page, "Dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  for (const card of ["Total Users", "Total Subscriber", "New Users", "Total Income"]) {
    await expect(page.getByRole("term").filter({ hasText: card })).toBeVisible();
  }

  const name = `Journey category ${newWord()}`;
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Add Category" }).click();
  await dialog.getByLabel("Category Name").fill(name);
  await dialog.getByRole("button", { name: "Save" }).click();
  // The picture is required.
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Category Thumbnail").setInputFiles(await picture("#373bc6"));
  await expect(dialog.getByText("picture.png")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Category" })).toBeFocused();

  await page.getByRole("button", { name: `Update ${name}` }).click();
  await expect(dialog.getByLabel("Category Name")).toHaveValue(name);
  await dialog.getByLabel("Category Name").fill("Nature");
  await dialog.getByLabel("Category Thumbnail").setInputFiles(await picture("#d02a3a"));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "A category with this name already exists.")).toBeVisible();
  const renamed = `${name} renamed`;
  await dialog.getByLabel("Category Name").fill(renamed);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row(page, renamed)).toBeVisible();

  const title = `Film ${newWord()}`;
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Made by a journey.");
  await page.getByLabel("Oid").fill("journey");
  await page.getByRole("combobox", { name: "Category" }).selectOption(renamed);
  await page.getByLabel("Video Thumbnail").setInputFiles(await picture("#1b854f"));
  await page.getByLabel("Source").fill(`${baseURL}/demo/clips/tides.mp4`);
  await page.getByRole("button", { name: "Create Video" }).click();
  await expect(toast(page, "Video created")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("");

  await page.goto(`/?${new URLSearchParams({ search: title })}`);
  await expect(cards(page, title)).toContainText(renamed);
  await playButton(page, title).click();
  await expectPlaying(page.locator("video"));

  await goTo(page, "Dashboard");
  await page.getByRole("button", { name: `Delete ${renamed}` }).click();
  await expect(dialog).toContainText(renamed);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Category deleted")).toBeVisible();
  await expect(row(page, renamed)).toHaveCount(0);
  await page.goto(`/?${new URLSearchParams({ search: title })}`);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Video deleted successfully")).toBeVisible();

  const log = await api.request.get("/api/admin/v1/audit/?action=category.delete", {
    headers: authorization(api.superuser),
  });
  const { results }: { results: { target: string }[] } = await log.json();
  expect(results.map(({ target }) => target)).toContain(renamed);
  await page.goto("/admin/audit?action=category.delete");
  await expect(row(page, renamed).first()).toContainText("Category deleted");
});

test("a superuser blocks a member by keyboard, which signs them out at once, and unblocks them", async ({
  page,
  api,
  baseURL,
  newContext,
  signIn,
  allowMessage,
}) => {
  test.slow();
  allowMessage(/status of 401/);
  const guest = await register(api.request);
  const context = await newContext();
  await keepSession(context, await logIn(api.request, guest), baseURL ?? "");
  const theirs = await context.newPage();
  await theirs.goto("/profile");
  await expect(theirs.getByText(guest.email).first()).toBeVisible();

  await signIn("pro");
  await page.goto("/admin/users-list");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await tabTo(page, page.getByRole("searchbox", { name: "Search members" }));
  await page.keyboard.type(guest.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(row(page, guest.email)).toContainText("NORMAL");
  await tabTo(page, page.getByRole("button", { name: /^Block / }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, dialog.getByLabel("Reason"));
  await page.keyboard.type("Shares the account");
  await tabTo(page, dialog.getByRole("button", { name: "Block" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "User blocked")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Unblock / })).toBeVisible();

  await theirs.reload();
  await expect(theirs).toHaveURL(/\/signin\?next=.*&ended=1$/);
  await theirs.getByLabel("Email").fill(guest.email);
  await theirs.getByRole("textbox", { name: "Password" }).fill(guest.password);
  await theirs.getByRole("button", { name: "Sign In" }).click();
  await expect(toast(theirs, "User authentication failed")).toBeVisible();

  await page.getByLabel("Kind of member").selectOption("Blocked");
  await expect(row(page, guest.email)).toBeVisible();
  await page.getByRole("button", { name: /^Unblock / }).click();
  await expect(toast(page, "User unblocked")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No members found" })).toBeVisible();
  await logIn(api.request, guest);
});

test("a superuser inspects a member, signs them out and blocks them", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
  baseURL,
  newContext,
  allowMessage,
}) => {
  allowMessage(/status of 401/);
  const member = await register(api.request, api.superuser);
  const session = await logIn(api.request, member);
  const theirs = await newContext();
  await keepSession(theirs, session, baseURL ?? "");
  const watching = await theirs.newPage();
  await watching.goto("/?search=tides");
  await playButton(watching, "Tides").click();
  await expectPlaying(watching.locator("video"));
  // Otherwise the player would report watch time and notice by itself that the session has ended.
  await watching.getByRole("button", { name: "Close player" }).click();

  await signIn("pro");
  await page.goto(`/admin/users/${session.id}`);
  const section = (name: string) => page.getByRole("region", { name });
  await expect(section("Profile")).toContainText(member.email);
  await expect(section("Profile")).toContainText("Signs in withpassword");
  await expect(section("Watched").getByRole("row").filter({ hasText: "Tides" })).toBeVisible();
  await expectAccessible(page, "a member");

  await expect(section("Devices")).toContainText(/Last used \d+ \w+ \d{4}, \d\d:\d\d \(UTC\)/);
  await section("Devices").getByRole("button", { name: "Sign out everywhere" }).click();
  const asked = page.getByRole("dialog", { name: /^Sign .+ out everywhere$/ });
  await asked.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(toast(page, "Signed out everywhere")).toBeVisible();
  await expect(section("Devices")).toContainText("Not signed in anywhere.");
  await watching.goto("/profile");
  await expect(watching).toHaveURL("/signin?next=%2Fprofile&ended=1");

  await page.getByRole("button", { name: "Block", exact: true }).click();
  const block = page.getByRole("dialog", { name: /^Block / });
  await block.getByLabel("Reason").fill("Sells the account");
  await block.getByRole("button", { name: "Block" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Sells the account" });
  await expect(notice).toContainText(/Blocked by .+ on \d+ \w+ \d{4}/);
  await expectAccessible(page, "a blocked member");
  await page.getByRole("button", { name: "Unblock", exact: true }).click();
  await expect(notice).toBeHidden();
  await logIn(api.request, member);
});

test("the side menu clears a search and its field", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("pro");
  for (const { place, path, role, name } of [
    { place: "Users", path: "/admin/users-list", role: "searchbox", name: "Search members" },
    { place: "Audit log", path: "/admin/audit", role: "textbox", name: "Who" },
  ] as const) {
    await page.goto(path);
    const field = page.getByRole(role, { name });
    await field.fill("ann");
    await expect(page).toHaveURL(`${path}?${place === "Audit log" ? "actor" : "search"}=ann`);
    if (place === "Audit log") {
      await page.getByLabel("From").fill("2025-11-21");
      await expect(page).toHaveURL(/from=2025-11-21/);
    }
    await expect(field).toHaveValue("ann");
    await choose(page, place);
    await expect(page).toHaveURL(path);
    await expect(field).toHaveValue("");
  }
  await expect(page.getByLabel("From")).toHaveValue("");
});

test("a superuser creates another superuser by keyboard", { tag: "@nightly" }, async ({ page, signIn, api }) => {
  await signIn("pro");
  const person = newPerson();
  await page.goto("/profile");
  await tabTo(page, page.getByRole("button", { name: "Account menu" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "New Super User" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  for (const name of ["Security", "Subscription", "Notices", "Install"]) {
    await expect(page.getByRole("menuitem", { name })).toBeFocused();
    await page.keyboard.press("ArrowDown");
  }
  await expect(page.getByRole("menuitem", { name: "New Super User" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New Super User" });
  await expect(dialog.getByLabel("Username")).toBeFocused();
  await page.keyboard.type(person.username);
  await tabTo(page, dialog.getByLabel("Email"));
  await page.keyboard.type(person.email);
  await tabTo(page, dialog.getByRole("textbox", { name: "Password", exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(page, dialog.getByRole("textbox", { name: "Confirm password" }));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Super user created")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account menu" })).toBeFocused();
  const { token } = await logIn(api.request, person);
  const own = await api.request.get("/api/accounts/v1/current_user/", { headers: { Authorization: `Token ${token}` } });
  expect(await own.json()).toMatchObject({ is_superuser: true });
});

test("members are sent home from admin pages and see no links to them", async ({ page, signIn, allowMessage }) => {
  allowMessage(/status of 404/);
  await signIn("free");
  for (const path of ["dashboard", "users-list", "subscribers", "audit"]) {
    await page.goto(`/admin/${path}`);
    await expect(page).toHaveURL("/");
  }
  await expect(page.getByRole("heading", { name: "You are not a pro user" })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Main" }).filter({ visible: true });
  await expect(menu.getByRole("link", { name: "Subscription" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  await page.goto("/nowhere");
  await expect(page.getByRole("button", { name: "Options" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin Panel" })).toHaveCount(0);

  await signIn("pro");
  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
});
