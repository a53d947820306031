import type { TranslatedWords } from "@mindreel/contract/catalogue/translations";
import type { Language } from "@mindreel/contract/plain/languages";
import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";

export type Kind = "video" | "series" | "category";

export interface TranslatedRow<Words> {
  /** The original, untranslated name. */
  readonly name: string;
  readonly translations: TranslatedWords<Words>;
}

const tables = {
  video: { table: sql`videos`, name: sql`title`, isThere: sql`deleted_at is null` },
  series: { table: sql`series`, name: sql`title`, isThere: sql`true` },
  category: { table: sql`categories`, name: sql`name`, isThere: sql`true` },
} as const;

/** @param hold locks it against concurrent changes until the transaction ends */
export async function find<Words>(
  db: Db,
  kind: Kind,
  id: number,
  hold?: "hold",
): Promise<TranslatedRow<Words> | undefined> {
  const { table, name, isThere } = tables[kind];
  const [row] = await hotQuery<TranslatedRow<Words>>(
    db,
    sql`select ${name} as name, translations from ${table} where id = ${id} and ${isThere}
        ${hold === undefined ? sql`` : sql`for no key update`}`,
  );
  return row;
}

/** Sets the translations into one language; null removes them. Concurrent writes to other languages are kept. */
export async function set<Words>(
  tx: Db,
  kind: Kind,
  id: number,
  language: Language,
  words: Partial<Words> | null,
): Promise<TranslatedRow<Words> | undefined> {
  const { table, name, isThere } = tables[kind];
  const [row] = await hotQuery<TranslatedRow<Words>>(
    tx,
    sql`update ${table} set translations = case when ${words === null}::boolean then translations - ${language}::text
            else translations || jsonb_build_object(${language}::text, ${JSON.stringify(words)}::jsonb) end
        where id = ${id} and ${isThere} returning ${name} as name, translations`,
  );
  return row;
}

/** What all others of a kind are called in a language. */
export async function namesIn(tx: Db, kind: Kind, language: Language, except: number): Promise<string[]> {
  const { table, name, isThere } = tables[kind];
  const rows = await hotQuery<{ name: string }>(
    tx,
    sql`select coalesce(translations->${language}::text->>${kind === "category" ? "name" : "title"}::text, ${name}) as name
        from ${table} where id <> ${except} and ${isThere}`,
  );
  return rows.map((row) => row.name);
}

/** Whether anything in the library has ever been translated. */
export async function isTranslated(db: Db): Promise<boolean> {
  const [row] = await hotQuery<{ translated: boolean }>(db, sql`select translated from library`);
  return row?.translated ?? false;
}
