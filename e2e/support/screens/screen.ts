import { expect, type Page } from "@playwright/test";

/** A screen of the product, in one state. */
export interface Screen {
  readonly name: string;
  readonly who: "visitor" | "free" | "pro" | "superuser";
  readonly path: string;
  readonly only?: "wide" | "narrow";
  /** Longer than the window: its screenshot shows the full page. */
  readonly long?: true;
  /** Mocks the server's responses before the page loads. */
  readonly before?: (page: Page) => Promise<void>;
  /** Brings the loaded page into that state. */
  readonly ready: (page: Page) => Promise<void>;
}

export const heading = (name: string) => async (page: Page) => {
  await page.getByRole("heading", { name, exact: true }).first().waitFor();
};

export const button = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).waitFor();
};

/** Waits for a form to load. */
export const field = (label: string) => async (page: Page) => {
  await page.getByLabel(label).first().waitFor();
};

export const table = (name: string) => async (page: Page) => {
  await page.getByRole("table", { name }).getByRole("cell").first().waitFor();
};

export const wall = async (page: Page) => {
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .waitFor();
  await picturesShown(page);
};

/** Waits for the pictures in the viewport; the others load lazily. A failure names the missing ones. */
export async function picturesShown(page: Page): Promise<void> {
  const awaited = () =>
    [...document.images]
      .filter((image) => {
        if (image.getClientRects().length === 0 || (image.complete && image.naturalWidth > 0)) return false;
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
      })
      .map(({ currentSrc, src, complete }) => `${currentSrc || src} ${complete ? "has failed" : "is not there"}`);
  await expect(async () => {
    expect(await page.evaluate(awaited)).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** Waits until nothing is loading any more, in any language. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole("main").waitFor();
  // A spinner has a name, but no text.
  await expect(page.locator("[role=status][aria-label]").filter({ visible: true })).toHaveCount(0);
  await picturesShown(page);
}
