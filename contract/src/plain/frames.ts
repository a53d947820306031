import { type Language, sourceLanguage } from "./languages.ts";
import { type Page, pages } from "./pages.ts";

/**
 * The frame of a member's page is what it shows before it has any data. It is the same for everyone, and browsers cache
 * it: the beginning of the document. No schemas here: the service worker loads this module.
 */

/** In a response, which frame it is; in a request for a page, the frame that the browser is already showing. */
export const frameHeader = "mindreel-frame";

/** Whether a page has a frame: the home page does, and all pages for signed-in people only. */
export const hasFrame = (page: Page): boolean => page === "home" || /member|superuser/.test(pages[page].audience);

export const framePath = (page: Page, language: Language): string =>
  `/frames/${page}${language === sourceLanguage ? "" : `?lang=${language}`}`;
