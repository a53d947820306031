import { type Language, languageOf, sourceLanguage } from "@mindreel/contract/plain/languages";

let rendered: Language = sourceLanguage;

/** The language of the page. */
export const language = (): Language =>
  typeof document === "undefined" ? rendered : (languageOf(document.documentElement.lang) ?? sourceLanguage);

/** For the server: what is rendered until this is called again is in this language. Rendering never waits. */
export function renderIn(chosen: Language): void {
  rendered = chosen;
}
