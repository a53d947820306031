import { type Db, hotQuery, limitTo } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import { translated } from "#domain/library/translations.ts";
import { type Horizon, toCome, visible } from "#domain/library/visibility.ts";
import type { Reader } from "#features/catalogue/search/words/names.repository.ts";

/** Videos by title prefix, in alphabetical order. */
export const titlesFrom = (db: Db, beginning: string, { horizon, language }: Reader, most: number) =>
  hotQuery<{ id: number; title: string }>(
    db,
    sql`select v.id, ${translated("videoTitle", language)} as title from videos v
        where v.title_key collate "C" >= fold_text(${beginning}) and v.title_key collate "C" < fold_text(${beginning}) || chr(1114111)
          and ${visible(horizon)}
        order by v.title_key collate "C" ${limitTo(most)}`,
  );

/** Videos by words in their titles: first those that begin with the search, then the newest. */
export const titlesWith = (db: Db, words: string, beginning: string, { horizon, language }: Reader, most: number) =>
  hotQuery<{ id: number; title: string }>(
    db,
    sql`select v.id, ${translated("videoTitle", language)} as title from search_documents d join videos v on v.id = d.video_id and ${visible(horizon)}
        where d.title @@ ${words}::text::tsquery
        order by starts_with(v.title_key, fold_text(${beginning})) desc, d.video_id desc limit ${most}`,
  );

/** Of these searches (each a `tsquery`), the ones that match a video visible to the viewer. */
export async function matched(db: Db, searches: readonly string[], horizon: Horizon): Promise<ReadonlySet<string>> {
  if (searches.length === 0) return new Set();
  const rows = await hotQuery<{ search: string }>(
    db,
    sql`select search from unnest(${sql.param(searches)}::text[]) search
        where exists (select from search_documents d join videos v on v.id = d.video_id and ${visible(horizon)}
                      where d.words @@ search::tsquery)`,
  );
  return new Set(rows.map(({ search }) => search));
}

/** The number of unreleased videos. A word that occurs in more videos than that occurs in a visible one. */
export async function unseen(db: Db, horizon: Horizon): Promise<number> {
  const [row] = await hotQuery<{ n: number }>(
    db,
    sql`select count(*)::int as n from videos v where ${toCome(horizon)}`,
  );
  return row?.n ?? 0;
}
