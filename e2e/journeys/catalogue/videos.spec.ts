import type { Page } from "@playwright/test";
import { authorization } from "#support/accounts.ts";
import { expect, test } from "#support/fixtures.ts";
import { cards, loadedCards, search } from "#support/moves.ts";

interface Answer {
  count: number;
  results: { id: number; title: string; like_count: number; category: string | null }[];
}

/** The server's answer to the next request for a list. */
async function nextList(page: Page, ask: () => Promise<unknown>, query = ""): Promise<Answer> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes("/api/category/v1/video/?") && answer.url().includes(query),
  );
  await ask();
  return (await answered).json();
}

async function loadAll(page: Page): Promise<void> {
  const more = page.getByRole("button", { name: "Load More" });
  const end = page.getByRole("button", { name: "Nothing more to load" });
  await expect(more.or(end)).toBeVisible();
  while (await more.isVisible()) {
    const before = await loadedCards(page);
    await more.click();
    await expect.poll(() => loadedCards(page)).toBeGreaterThan(before);
  }
  await expect(end).toBeDisabled();
}

test("Load More reaches the end without gaps or duplicates", async ({ page, signIn }) => {
  test.slow();
  await signIn("pro");
  let count = 0;
  page.on("response", async (response) => {
    if (!response.url().includes("/api/category/v1/video/?")) return;
    const answer: Answer = await response.json();
    count = answer.count;
  });
  // Repeated when another journey adds or removes a video meanwhile.
  await expect(async () => {
    await page.goto("/");
    await loadAll(page);
    expect(await loadedCards(page)).toBe(count);
  }).toPass();
  expect(count).toBeGreaterThanOrEqual(60);
  const ids = new Map<string | null, string>();
  await page.evaluate(() => scrollTo(0, 0));
  // From screen to screen, because the cards far away are not there.
  await expect(async () => {
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => [card.getAttribute("aria-posinset"), card.querySelector("button")?.id ?? ""] as const),
    );
    expect(shown.length).toBeLessThan(count);
    for (const [place, id] of shown) ids.set(place, id);
    await page.evaluate(() => scrollBy(0, innerHeight));
    expect(ids.size).toBe(count);
  }).toPass({ intervals: [100] });
  expect(new Set(ids.values()).size).toBe(count);
  await expect(page.getByText(`${count} videos`)).toBeAttached();
});

test("every category shows only its own videos, and All shows everything", { tag: "@narrow" }, async ({
  page,
  api,
  signIn,
  wide,
}) => {
  test.slow();
  const headers = authorization(await signIn("pro"));
  const all: { name: string }[] = await (await api.request.get("/api/category/v1/categories/", { headers })).json();
  // Except those that other journeys create.
  const names = all.map(({ name }) => name).filter((name) => !name.startsWith("Journey "));
  expect(names.length).toBeGreaterThanOrEqual(8);
  const list = async (query: Record<string, string>) =>
    (await api.request.get(`/api/category/v1/video/?${new URLSearchParams(query)}`, { headers })).json();
  await page.goto("/");
  const panel = page.getByRole("navigation", { name: "Categories" });
  const dropdown = page.getByRole("combobox", { name: "Category" });
  if (wide) await expect(dropdown).toBeHidden();
  else await expect(panel).toBeHidden();
  const choose = async (name: string) => {
    if (wide) await panel.getByRole("link", { name, exact: true }).click();
    else await dropdown.selectOption(name);
  };

  await expect(cards(page)).toHaveCount(12);
  for (const name of names) {
    // Asked here, because the page may know it already: it loads what is pointed at.
    const { count }: Answer = await list({ category: name });
    await choose(name);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByText(count === 1 ? "1 video" : `${count} videos`, { exact: true })).toBeAttached();
    await expect(cards(page)).toHaveCount(Math.min(12, count));
    await loadAll(page);
    await expect(cards(page)).toHaveCount(count);
    await expect(cards(page).getByRole("link", { name, exact: true })).toHaveCount(count);
    expect(count).toBeGreaterThan(0);
  }
  await choose("All");
  await expect(page.getByRole("heading", { level: 1, name: "All videos" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("the back button and a reload keep the category", { tag: "@narrow" }, async ({ page, signIn, wide }) => {
  await signIn("pro");
  await page.goto("/");
  const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const choose = async (name: string) => {
    if (wide) await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name }).click();
    else await page.getByRole("combobox", { name: "Category" }).selectOption(name);
    await expect(title(name)).toBeVisible();
  };
  await choose("Space");
  await choose("History");
  await page.reload();
  await expect(title("History")).toBeVisible();
  await expect(cards(page).first().getByRole("link", { name: "History", exact: true })).toBeVisible();
  await page.goBack();
  await expect(title("Space")).toBeVisible();
  await expect(cards(page).first().getByRole("link", { name: "Space", exact: true })).toBeVisible();
  if (!wide) await expect(page.getByRole("combobox", { name: "Category" })).toHaveValue("Space");
  await page.goBack();
  await expect(title("All videos")).toBeVisible();
});

test("a card's category links to the videos of that category", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await cards(page).getByRole("link", { name: "Nature" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nature" })).toBeVisible();
  await expect(cards(page).nth(1)).toBeVisible();
});

test("a search without results says so and links back", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/");
  await search(page, "qqqqzzzz");
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  await page.getByRole("link", { name: "Show all videos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All videos" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(cards(page)).toHaveCount(12);
});

test("the search can be cleared", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/");
  await search(page, "moon");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByRole("searchbox")).toBeFocused();
});

test("the videos can be sorted", async ({ page, api, signIn }) => {
  const headers = authorization(await signIn("pro"));
  const first = await api.request.get("/api/category/v1/video/?category=Space", { headers });
  const newest: Answer = await first.json();
  await page.goto("/?category=Space");
  const order = page.getByRole("combobox", { name: "Order" });
  const shown = (label: string, query: string) => nextList(page, () => order.selectOption(label), query);

  const oldest = await shown("Oldest first", "ordering=created");
  await expect(cards(page).first().getByRole("heading")).toHaveText(oldest.results[0]?.title ?? "");
  expect(oldest.results.at(-1)?.id).toBe(newest.results[0]?.id);
  await expect(page).toHaveURL(/category=Space&ordering=created/);

  const byTitle = await shown("Title A–Z", "ordering=title");
  const titles = byTitle.results.map(({ title }) => title);
  await expect(cards(page).getByRole("heading")).toHaveText(titles);
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, "en")));

  const byTitleBackwards = await shown("Title Z–A", "ordering=-title");
  expect(byTitleBackwards.results.map(({ title }) => title)).toEqual([...titles].reverse());

  const popular = (await shown("Most liked", "ordering=popular")).results.map(({ like_count }) => like_count);
  expect(popular).toEqual([...popular].sort((a, b) => b - a));
  expect(popular[0]).toBeGreaterThan(0);
});
