import type { Language } from "@mindreel/contract/plain/languages";
import { language } from "./language.ts";

/**
 * Messages in whatever language is asked for at the moment: what the server renders with, which has pages in all of them,
 * and the development server. The build gives each browser those of one language, see `build/messages.ts`.
 */
export const inEveryLanguage = <M extends object>(all: Readonly<Record<Language, M>>): M =>
  new Proxy(all.en, { get: (_, key) => Reflect.get(all[language()], key) });
