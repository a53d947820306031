import type { Language } from "@mindreel/contract/plain/languages";
import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

const columns = {
  videoTitle: { row: "v", field: "title" },
  videoDescription: { row: "v", field: "description" },
  seriesTitle: { row: "s", field: "title" },
  seriesDescription: { row: "s", field: "description" },
  categoryName: { row: "c", field: "name" },
  categoryDescription: { row: "c", field: "description" },
} as const;

/**
 * A text of the video `v`, the series `s` or the category `c` in a language, falling back to the original.
 * @param language undefined: the original
 */
export function translated(column: keyof typeof columns, language: Language | SQL | undefined): SQL {
  const { row, field } = columns[column];
  const written = sql.raw(`${row}.${field}`);
  if (language === undefined) return written;
  return sql`coalesce(${sql.raw(row)}.translations -> ${language}::text ->> ${field}, ${written})`;
}

/** The language of the user `u`, whose tag may be more specific. */
export const languageOfUser = sql`lower(split_part(u.language, '-', 1))`;
