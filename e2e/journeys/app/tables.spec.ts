import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { picture } from "#support/library.ts";
import { expectNoSidewaysScrolling } from "#support/look/accessibility.ts";
import { renderInBrowser } from "#support/look/documents.ts";
import { widths } from "#support/look/widths.ts";
import { toast } from "#support/moves.ts";
import { logIn, register } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const at = "2025-11-21T10:00:00.000Z";
/** Some names have the maximum length and no spaces. */
const named = (name: string, id: number) => (id % 100 === 0 ? "W".repeat(150) : `${name} ${id}`);

interface Table {
  readonly name: string;
  readonly path: string;
  readonly call: string;
  readonly row: (id: number) => object;
  /** For a list that arrives in one response: how many rows are rendered at a time. Other lists are paged. */
  readonly rendered?: number;
  /** Uses the second row by keyboard and checks the outcome. Without it, only the layout is checked. */
  readonly act?: (page: Page) => Promise<void>;
}

/** By position: finding a role and name among thousands of elements is slow. */
const secondRow = (page: Page, control: string) => page.locator(`tbody tr:nth-child(2) ${control}`);

const opens = (button: string, text: string) => async (page: Page) => {
  await tabTo(page, secondRow(page, button));
  await page.keyboard.press("Enter");
  const asked = page.locator("[role=dialog]");
  await expect(asked).toContainText(text);
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  await expect(secondRow(page, button)).toBeFocused();
};

const tables: readonly Table[] = [
  {
    name: "Users",
    path: "/admin/users-list",
    call: "**/api/accounts/v1/userlist/?**",
    row: (id) => ({
      ...{ id, username: named("member", id), email: `member${id}@example.com`, date_joined: at },
      ...{ is_superuser: false, is_pro: false, is_active: true, plan: "cancelling", plan_at: at, last_login: at },
    }),
    act: opens("button", "member 999999"),
  },
  {
    name: "Subscribers",
    path: "/admin/subscribers",
    call: "**/api/subscriber/v1/subscriberlist/**",
    row: (id) => ({
      ...{ id, first_name: named("Ada", id), middle_name: "", last_name: "Lovelace", full_name: "", age: 36 },
      ...{
        telephone: "",
        country: "Kenya",
        secondary_email: `ada${id}@example.com`,
        comments: "",
        unsubscribed: false,
      },
    }),
  },
  {
    name: "Videos",
    path: "/admin/videos",
    call: "**/api/admin/v1/videos/**",
    row: (id) => ({
      ...{ id, title: named("Film", id), category: "Nature", videos_thumbnail: null, thumbnail_srcset: null },
      ...{ duration: null, created_at: at, release_at: null, showcased_at: null, deleted_at: null, series: null },
    }),
    act: async (page) => {
      const bar = page.getByRole("region", { name: "Selected videos" });
      await tabTo(page, secondRow(page, "input"));
      await page.keyboard.press("Space");
      await expect(bar).toContainText("1 selected");
      const all = page.getByRole("checkbox", { name: /^Select all/ });
      await tabTo(page, all);
      await page.keyboard.press("Space");
      await expect(bar).toContainText(`${await page.locator("tbody tr").count()} selected`);
    },
  },
  {
    name: "Events received",
    path: "/admin/payments?view=events",
    call: "**/api/billing/v1/events/?**",
    row: (id) => ({
      ...{ id: `evt_${id}`, type: "invoice.paid", object: `in_${id}`, member: { id, username: named("member", id) } },
      ...{ state: "failed", note: "It could not be read.", attempts: 3 },
      ...{ created_at: at, received_at: at, handled_at: null },
    }),
  },
  {
    name: "Audit log",
    path: "/admin/audit",
    call: "**/api/admin/v1/audit/?**",
    row: (id) => ({
      ...{ id, at, actor_id: 1, actor: named("superuser", id), action: "video.delete", target_type: "video" },
      ...{ target_id: id, target: named("Film", id), details: { name: named("Film", id) } },
    }),
  },
  {
    name: "Video Categories",
    path: "/admin/dashboard",
    call: "**/api/category/v1/categories/",
    row: (id) => ({
      id,
      name: named("Category", id),
      description: "",
      category_thumbnail: null,
      thumbnail_srcset: null,
    }),
    rendered: 100,
    act: opens("button:last-of-type", "Category 999999 will disappear"),
  },
];

const perPage = 12;

const total = 5000;

/** A response as from a server with that many rows. */
const responseTo = (address: string, { row, rendered }: Table): object => {
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => row(1_000_000 - from - n));
  if (rendered !== undefined) return rows(0, total);
  const from = Number(new URL(address).searchParams.get("cursor") ?? 0);
  const to = Math.min(total, from + perPage);
  const next = new URL(address);
  next.searchParams.set("cursor", String(to));
  return { count: total, next: to < total ? next.href : null, previous: null, results: rows(from, to) };
};

const serveRows = (page: Page, table: Table) =>
  page.route(table.call, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ json: responseTo(route.request().url(), table) })
      : route.fallback(),
  );

async function expectToFit(page: Page): Promise<void> {
  for (const size of [widths.narrow, widths.wide]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
}

test("long names fit into every table", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("pro");
  await renderInBrowser(page);
  for (const table of tables.filter(({ act }) => act === undefined)) {
    await serveRows(page, table);
    await page.goto(table.path);
    await expect(page.getByRole("table", { name: table.name, exact: true })).toContainText("W".repeat(150));
    await expectToFit(page);
  }
});

for (const table of tables) {
  const { name, path, rendered = perPage, act } = table;
  if (act === undefined) continue;
  test(`${name}: 5,000 rows by keyboard`, { tag: "@nightly" }, async ({ page, signIn }) => {
    await signIn("pro");
    await renderInBrowser(page);
    await serveRows(page, table);
    await page.goto(path);
    const rows = page.locator("tbody tr");
    await expect(rows).toHaveCount(rendered);
    await expect(page.getByRole("table", { name, exact: true })).toBeVisible();
    await act(page);
    await expect(page.locator("table[data-stale]")).toHaveCount(0);
    const more = page.locator("button", { hasText: "Load More" });
    // Skips tabbing through hundreds of buttons.
    if (rendered > perPage) await rows.last().focus();
    await tabTo(page, more);
    for (const loaded of [2 * rendered, 3 * rendered]) {
      await page.keyboard.press("Enter");
      await expect(rows).toHaveCount(loaded);
      await expect(page.getByText(`${loaded} of 5,000`)).toBeAttached();
      await expect(more).toBeFocused();
    }
    await expectToFit(page);
  });
}

test("a superuser adds, changes, deletes and restores a category by keyboard", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await page.goto("/admin/dashboard");
  const name = `Keys ${newWord()}`;
  const dialog = page.getByRole("dialog");
  const saveWithPicture = async () => {
    const field = dialog.getByLabel("Category Thumbnail");
    await tabTo(page, field);
    // Replaces the system's file picker.
    await field.setInputFiles(await picture("#373bc6"));
    await tabTo(page, dialog.getByRole("button", { name: "Save" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  };
  const add = page.getByRole("button", { name: "Add Category" });
  await tabTo(page, add);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Category Name")).toBeFocused();
  await page.keyboard.type(name);
  await saveWithPicture();
  await expect(add).toBeFocused();

  const update = page.getByRole("button", { name: `Update ${name}` });
  await tabTo(page, update);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Category Name")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" renamed");
  await saveWithPicture();
  await expect(page.getByRole("button", { name: `Update ${name} renamed` })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: `Delete ${name} renamed` }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Category deleted")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  const undo = toast(page, "Category deleted").getByRole("button", { name: "Undo" });
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const next = page.getByRole("main").getByRole("button", { name: "Send again" });
  await expect(next).toBeFocused();
  await undo.press("Enter");
  await expect(page.getByRole("button", { name: `Delete ${name} renamed` })).toBeVisible();
  await expect(next).toBeFocused();
});

test("a superuser manages free time, devices and a block by keyboard", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  const { id } = await logIn(api.request, await register(api.request));
  await signIn("pro");
  await page.goto(`/admin/users/${id}`);
  const dialog = page.getByRole("dialog");
  const confirm = async (name: string) => {
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await tabTo(page, dialog.getByRole("button", { name }));
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
  };
  await tabTo(page, page.getByRole("spinbutton", { name: "Days" }));
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByRole("textbox", { name: "Reason" }));
  await page.keyboard.type("A gift");
  await page.keyboard.press("Enter");
  const free = page.getByRole("region", { name: "Free time" });
  await expect(free.getByRole("row").filter({ hasText: "A gift" })).toContainText("8 days");

  const takeBack = free.getByRole("button", { name: "Take back 8 days" });
  await tabTo(page, takeBack);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(takeBack).toBeFocused();
  await page.keyboard.press("Enter");
  await confirm("Take back");
  await expect(free.getByRole("row").filter({ hasText: "Taken back on" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Sign out everywhere" }));
  await page.keyboard.press("Enter");
  await confirm("Sign out everywhere");
  await expect(page.getByText("Not signed in anywhere.")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Block", exact: true }));
  await page.keyboard.press("Enter");
  await confirm("Block");
  await expect(page.getByRole("button", { name: "Unblock", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Block", exact: true })).toBeFocused();
  await expect(dialog).toHaveCount(0);
});

test("a superuser compares payments and filters events by keyboard", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/admin/payments?view=comparison");
  const compare = page.getByRole("button", { name: "Check now" });
  await tabTo(page, compare);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Last checked on/)).toBeVisible();
  await expect(compare).toBeFocused();
  await tabTo(page, page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Events" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("combobox", { name: "Status" }));
  await page.keyboard.type("Fail");
  await expect(page).toHaveURL("/admin/payments?view=events&state=failed");
  await expect(page.getByRole("combobox", { name: "Status" })).toBeFocused();
});
