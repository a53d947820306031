import type { LegalDocument } from "@mindreel/contract/plain/kinds/legal";
import type { Language } from "@mindreel/contract/plain/languages";

type Templates = Readonly<Record<LegalDocument, string>>;

/** Each language is a script of its own, because only its owner needs it. */
const inLanguages: Readonly<Record<Language, () => Promise<{ readonly templates: Templates }>>> = {
  en: () => import("./templates/en.ts"),
  de: () => import("./templates/de.ts"),
  es: () => import("./templates/es.ts"),
  fr: () => import("./templates/fr.ts"),
  ar: () => import("./templates/ar.ts"),
};

/** A legal page to begin with. What only the owner knows is a blank, which has to be filled in. */
export const templateOf = async (document: LegalDocument, language: Language): Promise<string> =>
  (await inLanguages[language]()).templates[document];
