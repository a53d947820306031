import { type Language, sourceLanguage } from "./languages.ts";
import { type Page, pages } from "./pages.ts";

/**
 * The frame of a member's page is what it shows before it has any data, the same for everyone: the beginning of a
 * document, which browsers keep. No schemas here: the service worker loads this.
 */

/** Which frame this is, in its answer; in a request for a page, the frame that the browser is already showing. */
export const frameHeader = "mindreel-frame";

/** Whether a page has a frame: those do that only people who are signed in see, and the first one. */
export const hasFrame = (page: Page): boolean => page === "home" || /member|superuser/.test(pages[page].audience);

export const framePath = (page: Page, language: Language): string =>
  `/frames/${page}${language === sourceLanguage ? "" : `?lang=${language}`}`;
