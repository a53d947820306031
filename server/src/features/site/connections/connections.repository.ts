import { type Db, hotQuery } from "#data/database.ts";
import { sql } from "#db/orm.ts";
import type { siteConnections } from "#db/schema/site.ts";

export type ConnectionRow = typeof siteConnections.$inferSelect;
export type NewConnection = Omit<ConnectionRow, "id">;

export async function areThere(db: Db): Promise<boolean> {
  const [row] = await hotQuery<{ there: boolean }>(
    db,
    sql`select to_regclass('site_connections') is not null as there`,
  );
  return row?.there ?? false;
}

/** The connections in effect. */
export const all = (db: Db): Promise<ConnectionRow[]> =>
  hotQuery<ConnectionRow>(
    db,
    sql`select id, kind, at, settings, sealed from site_connections c
        where id = (select max(id) from site_connections where kind = c.kind) order by kind`,
  );

/** Replaces a connection. Waits for other changes of it, and lets later ones wait. */
export async function replace(tx: Db, { kind, at, settings, sealed }: NewConnection): Promise<void> {
  await hotQuery(tx, sql`select pg_advisory_xact_lock(hashtextextended('connection ' || ${kind}::text, 0))`);
  await hotQuery(tx, sql`delete from site_connections where kind = ${kind}::text`);
  await hotQuery(
    tx,
    sql`insert into site_connections (kind, at, settings, sealed)
        values (${kind}::text, ${at}::timestamptz, ${settings && JSON.stringify(settings)}::jsonb, ${sealed}::text)`,
  );
}
