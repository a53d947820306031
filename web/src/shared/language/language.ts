import { type Language, languageOf, sourceLanguage } from "@mindreel/contract/plain/languages";

let rendered: Language = sourceLanguage;

/** The language of the page. */
export const language = (): Language =>
  typeof document === "undefined" ? rendered : (languageOf(document.documentElement.lang) ?? sourceLanguage);

/** For the server: sets the language of what is rendered until the next call. Rendering is synchronous. */
export function renderIn(chosen: Language): void {
  rendered = chosen;
}
