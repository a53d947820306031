import type { PgTable } from "drizzle-orm/pg-core";
import { type Db, hotQuery } from "#data/database.ts";
import { getTableColumns, getTableName, sql } from "#db/orm.ts";

/**
 * Inserts any number of rows in one statement, so that triggers see them as a whole. All rows have the same fields;
 * other columns get their defaults.
 */
export async function insertAll<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const named = Object.keys(first).flatMap((field) => columns[field]?.name ?? []);
  const json = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columns[field]?.name, value])),
  );
  const list = sql.join(
    named.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await hotQuery(
    tx,
    sql`insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(json)}::json)`,
  );
}

/** Takes ids from the table's sequence, so that nobody else gets them. */
export async function reserveIds(tx: Db, table: PgTable, count: number): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const rows = await hotQuery<{ id: number }>(
    tx,
    sql`select nextval(${sequence})::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}
