import { isDeepStrictEqual } from "node:util";
import type { CategoryWords, TranslatedWords, VideoWords } from "@mindreel/contract/catalogue/translations";
import type { Language } from "@mindreel/contract/plain/languages";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { isReserved } from "#features/catalogue/categories/categories.policy.ts";
import * as translations from "./translations.repository.ts";

interface Dependencies {
  readonly db: Db;
}

interface Change<Words> {
  readonly language: Language;
  readonly words: Words;
  /** The words that were edited. */
  readonly before: Partial<Words> | undefined;
}

/** The words without empty ones; null if none are left. */
function filledIn<Words extends Readonly<Record<string, string>>>(words: Words): Partial<Words> | null {
  // PostgreSQL does not accept lone surrogates in JSON.
  const trimmed = Object.entries(words).map(([name, text]) => [name, text.trim().toWellFormed()] as const);
  const filled = trimmed.filter(([, text]) => text !== "");
  // The same keys, possibly fewer of them.
  return filled.length === 0 ? null : (Object.fromEntries(filled) as Partial<Words>);
}

/** Titles, descriptions and names in other languages. */
export function createTranslationsService({ db }: Dependencies) {
  const of = <Words extends Readonly<Record<string, string>>>(kind: translations.Kind) => ({
    /** @throws AppError 404 */
    read: async (id: number): Promise<TranslatedWords<Words>> => {
      const row = await translations.find<Words>(db, kind, id);
      if (row === undefined) throw new AppError("not_found");
      return row.translations;
    },

    /** @throws AppError 404, 409 */
    set: (id: number, { language, words, before }: Change<Words>, audit: Audit): Promise<TranslatedWords<Words>> =>
      inTransaction(db, async (tx) => {
        const held = before && (await translations.find<Words>(tx, kind, id, "hold"));
        if (held && !isDeepStrictEqual(held.translations[language] ?? {}, before)) throw new AppError("text_changed");
        const row = await translations.set<Words>(tx, kind, id, language, filledIn(words));
        if (row === undefined) throw new AppError("not_found");
        await audit(tx, id, { name: row.name, language });
        return row.translations;
      }),
  });
  const categories = of<CategoryWords>("category");
  return {
    videos: of<VideoWords>("video"),
    series: of<VideoWords>("series"),
    categories: {
      ...categories,
      /** @throws AppError 400, 404, 409 */
      set: async (id: number, change: Change<CategoryWords>, audit: Audit) => {
        if (isReserved(change.words.name)) throw invalidInput({ name: [sentence(refusals, "reservedName")] });
        return categories.set(id, change, audit);
      },
    },
  };
}

export type TranslationsService = ReturnType<typeof createTranslationsService>;
