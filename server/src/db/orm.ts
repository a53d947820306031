/** What we use of Drizzle. Import it from here; types may come from the package itself. */
import { core, nodePostgres, orm } from "./drizzle.ts";

export const { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } = orm;
export const { getTableColumns, getTableName } = orm;
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  PgDialect,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} = core;
export const { drizzle } = nodePostgres;
