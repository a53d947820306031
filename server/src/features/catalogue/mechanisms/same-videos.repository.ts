import type { Db } from "#data/database.ts";
import { and, inArray, isNull } from "#db/orm.ts";
import { videos } from "#db/schema/library/catalogue.ts";

/** The videos with one of these addresses or Oids, excluding deleted ones. */
export async function known(tx: Db, urls: readonly string[], oids: readonly string[]) {
  const columns = {
    ...{ id: videos.id, kind: videos.sourceKind, url: videos.source, oid: videos.oid, title: videos.title },
    createdAt: videos.createdAt,
  };
  const live = isNull(videos.deletedAt);
  // Two queries, so that each can use its own index.
  const byUrl = await tx
    .select(columns)
    .from(videos)
    .where(and(live, inArray(videos.source, [...urls])));
  const byOid = await tx
    .select(columns)
    .from(videos)
    .where(and(live, inArray(videos.sourceKind, ["youtube", "vimeo"]), inArray(videos.oid, [...oids])));
  return [...byUrl, ...byOid];
}
