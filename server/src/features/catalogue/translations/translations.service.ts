import { isDeepStrictEqual } from "node:util";
import type { CategoryWords, TranslatedWords, VideoWords } from "@mindreel/contract/catalogue/translations";
import type { Language } from "@mindreel/contract/plain/languages";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { lookOf } from "#domain/names/spelling.ts";
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

    /**
     * @param check throws an AppError where the words are refused
     * @throws AppError 404, 409
     */
    set: (
      id: number,
      { language, words, before }: Change<Words>,
      audit: Audit,
      check?: (tx: Db) => Promise<void>,
    ): Promise<TranslatedWords<Words>> =>
      inTransaction(db, async (tx) => {
        await check?.(tx);
        const held = before && (await translations.find<Words>(tx, kind, id, "hold"));
        if (held && !isDeepStrictEqual(held.translations[language] ?? {}, before)) throw new AppError("text_changed");
        const row = await translations.set<Words>(tx, kind, id, language, filledIn(words));
        if (row === undefined) throw new AppError("not_found");
        await audit(tx, id, { name: row.name, language });
        return row.translations;
      }),
  });
  const videos = of<VideoWords>("video");
  const series = of<VideoWords>("series");
  const categories = of<CategoryWords>("category");

  /** Whether another of the kind is called so in this language, or looks so. */
  async function isTaken(tx: Db, kind: translations.Kind, id: number, language: Language, name: string) {
    const look = lookOf(name);
    return look !== "" && (await translations.namesIn(tx, kind, language, id)).some((other) => lookOf(other) === look);
  }

  return {
    videos,
    series: {
      ...series,
      /** @throws AppError 400, 404, 409 */
      set: (id: number, change: Change<VideoWords>, audit: Audit) =>
        series.set(id, change, audit, async (tx) => {
          if (await isTaken(tx, "series", id, change.language, change.words.title))
            throw invalidInput({ title: [sentence(refusals, "titleTaken")] });
        }),
    },
    categories: {
      ...categories,
      /** @throws AppError 400, 404, 409 */
      set: async (id: number, change: Change<CategoryWords>, audit: Audit) => {
        if (isReserved(change.words.name)) throw invalidInput({ name: [sentence(refusals, "reservedName")] });
        return categories.set(id, change, audit, async (tx) => {
          if (await isTaken(tx, "category", id, change.language, change.words.name))
            throw invalidInput({ name: [sentence(refusals, "nameTaken")] });
        });
      },
    },
  };
}

export type TranslationsService = ReturnType<typeof createTranslationsService>;
