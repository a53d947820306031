import type { Db } from "#data/database.ts";
import { and, inArray, isNull, sql } from "#db/orm.ts";
import { categories, videos } from "#db/schema/catalogue.ts";
import type { NewVideo } from "#features/catalogue/videos/videos.repository.ts";

export function createImportRepository() {
  return {
    /** Categories by their names in lower case. */
    categories: async (tx: Db): Promise<Map<string, number>> => {
      const rows = await tx.select({ id: categories.id, name: categories.name }).from(categories);
      return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
    },

    /** @returns the category's id, be it new or made meanwhile */
    addCategory: async (tx: Db, name: string): Promise<number | undefined> => {
      await tx.insert(categories).values({ name }).onConflictDoNothing();
      const [row] = await tx
        .select({ id: categories.id })
        .from(categories)
        .where(sql`lower(${categories.name}) = lower(${name})`);
      return row?.id;
    },

    /** Videos (deleted ones aside) that have one of these addresses, or one of these ids at a provider. */
    known: async (tx: Db, urls: readonly string[], oids: readonly string[]) => {
      const columns = { kind: videos.sourceKind, url: videos.source, oid: videos.oid };
      const byUrl = await tx
        .select(columns)
        .from(videos)
        .where(and(isNull(videos.deletedAt), inArray(videos.source, [...urls])));
      const byOid = await tx
        .select(columns)
        .from(videos)
        .where(
          and(
            isNull(videos.deletedAt),
            inArray(videos.sourceKind, ["youtube", "vimeo"]),
            inArray(videos.oid, [...oids]),
          ),
        );
      return [...byUrl, ...byOid];
    },

    insert: (tx: Db, rows: readonly NewVideo[]) =>
      tx
        .insert(videos)
        .values([...rows])
        .returning({ id: videos.id, kind: videos.sourceKind }),
  };
}

export type ImportRepository = ReturnType<typeof createImportRepository>;
