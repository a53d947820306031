import { directionOf, type Language, languages } from "@mindreel/contract/plain/languages";
import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import {
  expectAccessible,
  expectAccessibleThroughout,
  expectNoSidewaysScrolling,
} from "#support/look/accessibility.ts";
import { expectNoCutText } from "#support/look/cut-text.ts";
import { renderInBrowser } from "#support/look/documents.ts";
import { withLongerWords } from "#support/look/longer-words.ts";
import { keepStill } from "#support/look/stillness.ts";
import { widths } from "#support/look/widths.ts";
import { cards } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";
import { dialogs } from "#support/screens/dialogs.ts";
import { loaded } from "#support/screens/screen.ts";
import { screens } from "#support/screens/screens.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const perTest = 7;
const people = ["visitor", "free", "pro", "superuser"] as const;
const groups = people.flatMap((person) => {
  const theirs = [...screens, ...dialogs].filter(({ who }) => who === person);
  return Array.from({ length: Math.ceil(theirs.length / perTest) }, (_, n) => ({
    person,
    group: theirs.slice(n * perTest, (n + 1) * perTest),
  }));
});

for (const { person, group } of groups) {
  const names = group.map(({ name }) => name).join(", ");
  test(`accessible: ${names}`, async ({ page, signIn, allowMessage }) => {
    test.slow();
    allowMessage(/status of (400|401|404|500)/);
    if (person !== "visitor") await signIn(account(person));
    for (const { name, path, only, before, ready } of group) {
      await test.step(name, async () => {
        await page.setViewportSize(widths[only ?? "wide"]);
        await before?.(page);
        await page.goto(path);
        await ready(page);
        await expectAccessibleThroughout(page, name);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScrolling(page);
        await page.unrouteAll();
      });
    }
  });
}

/** The most visited pages for each role, by URL, independent of language. */
const mainPages = [
  { who: "visitor", paths: ["/?landing", "/signin?", "/signup?"] },
  { who: "free", paths: ["/?"] },
  { who: "pro", paths: ["/?", "/watch/1?", "/notices?"] },
  { who: "superuser", paths: ["/admin/dashboard?", "/admin/videos?", "/admin/site?"] },
] as const;

/** The narrowest window with all the parts of a wide one. */
const tight = { width: 1280, height: 800 };

/** Asserts that nothing is cut, in a tight window and on a phone. */
async function expectAllReadable(page: Page, state: string): Promise<void> {
  await keepStill(page);
  for (const size of [tight, widths.narrow]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
    await expectNoCutText(page, `${state}, ${size.width}`);
  }
}

/** The one with the longest words, and the one written from right to left. */
const telling: readonly Language[] = ["de", "ar"];

test.describe("the main pages", () => {
  test.use({ viewport: tight });

  for (const language of languages) {
    test(`are fully readable in ${language}`, { tag: telling.includes(language) ? [] : "@nightly" }, async ({
      page,
      signIn,
      allowMessage,
    }) => {
      test.slow();
      allowMessage(/status of 404/);
      for (const { who, paths } of mainPages) {
        if (who !== "visitor") await signIn(account(who));
        for (const path of paths) {
          const state = `${language}, ${who}: ${path}`;
          await test.step(state, async () => {
            await page.setViewportSize(tight);
            await page.goto(`${path}&lang=${language}`);
            await loaded(page);
            const html = page.locator("html");
            await expect(html).toHaveAttribute("lang", language);
            const direction = directionOf(language);
            await expect(html).toHaveCSS("direction", direction);
            const brand = await page.getByRole("banner").getByRole("link").first().boundingBox();
            const isRight = (brand?.x ?? 0) > tight.width / 2;
            expect(isRight, "the site's name stands right").toBe(direction === "rtl");
            await expectAllReadable(page, state);
            if (direction === "ltr") return;
            // To axe, a language differs from English only by its direction.
            await page.setViewportSize(widths.wide);
            await expectAccessible(page, state);
          });
        }
      }
    });
  }

  test("fit German sentences that are 40 % longer", { tag: "@nightly" }, async ({
    page,
    signIn,
    api,
    allowMessage,
  }) => {
    test.slow();
    allowMessage(/status of 404/);
    await withLongerWords(page, "de", api);
    for (const { who, paths } of mainPages) {
      if (who !== "visitor") await signIn(account(who));
      for (const path of paths) {
        await test.step(`${who}: ${path}`, async () => {
          const landing = path.endsWith("landing");
          await page.setViewportSize(tight);
          await page.goto(`${path}&lang=de`, landing ? { waitUntil: "load" } : {});
          await loaded(page);
          await expectAllReadable(page, `${who}: ${path}`);
        });
      }
    }
  });
});

test("a long title without spaces does not break its card", { tag: ["@narrow", "@nightly"] }, async ({
  page,
  signIn,
  wide,
}) => {
  await signIn(account("pro"));
  const title = "W".repeat(200);
  await renderInBrowser(page);
  await page.route("**/api/category/v1/video/?**", async (route) => {
    const response = await route.fetch();
    const list: { results: { title: string }[] } = await response.json();
    for (const video of list.results.slice(0, 2)) Object.assign(video, { title, category: title, description: title });
    await route.fulfill({ response: response, json: list });
  });
  await page.goto("/?search=moon");
  await expect(cards(page, title)).toHaveCount(2);
  await expectNoSidewaysScrolling(page);
  const [long, usual] = await Promise.all([cards(page, title).first().boundingBox(), cards(page).nth(2).boundingBox()]);
  expect(long?.width).toBe(usual?.width);
  // The round hover areas of the buttons extend past the card's edge, so that their icons align with it.
  const inset = 13;
  for (const part of await cards(page, title).first().locator("h2, p, a, button").all()) {
    const box = await part.boundingBox();
    if (box !== null) expect(box.x + box.width).toBeLessThanOrEqual((long?.x ?? 0) + (long?.width ?? 0) + inset);
  }
  if (!wide) {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  }
  await cards(page, title)
    .first()
    .getByRole("button", { name: /^More about / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test("nothing moves for people who prefer reduced motion", { tag: "@nightly" }, async ({ page, signIn }) => {
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter(({ effect, playState }) => {
          const { duration = 0 } = effect?.getComputedTiming() ?? {};
          return playState === "running" && Number(duration) > 20;
        }).length,
    );
  await page.goto("/");
  const last = page.getByRole("heading", { name: "On your home screen, for free" });
  await expect(last).toBeVisible();
  expect(await page.locator(".reveal-waiting").count()).toBe(0);
  await page.getByText("How to install it").scrollIntoViewIfNeeded();
  expect(await moving()).toBe(0);

  await signIn(account("superuser"));
  await page.goto("/?category=Nature");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await moving()).toBe(0);
});

test("a change of scheme starts no transitions for people who prefer reduced motion", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn(account("superuser"));
  await page.goto("/admin/videos");
  await expect(page.getByRole("row").nth(9)).toBeVisible();
  const changeScheme = (scheme: string) =>
    page.evaluate(async (scheme) => {
      let started = 0;
      document.addEventListener("transitionrun", () => started++);
      document.documentElement.dataset["mantineColorScheme"] = scheme;
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return started;
    }, scheme);
  expect(await changeScheme("dark")).toBe(0);
  expect(await changeScheme("light")).toBe(0);
});

test.describe("with motion enabled", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the sections of the landing page appear when scrolled into view", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/");
    const words = page.getByRole("heading", { name: "On your home screen, for free" });
    const opacity = () =>
      words.evaluate((element) => {
        let seen = 1;
        for (let at: Element | null = element; at !== null; at = at.parentElement) {
          seen *= Number(getComputedStyle(at).opacity);
        }
        return seen;
      });
    await expect.poll(opacity).toBe(0);
    await words.scrollIntoViewIfNeeded();
    await expect.poll(opacity).toBe(1);
  });
});

test("the choice of light or dark persists", async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const scheme = page.locator("html");
  await page.goto("/");
  await page.getByRole("button", { name: "Switch to dark mode" }).click();
  await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.reload();
  await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "dark");
  await signIn(account("pro"));
  await page.goto("/profile");
  await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.getByRole("button", { name: "Switch to light mode" }).click();
  await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "light");
});
