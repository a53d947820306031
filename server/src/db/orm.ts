/**
 * Drizzle's CommonJS build: its ES modules have circular imports, on which Node 24's loader spends a second and 230 MB
 * at every start. Import it from here; types may come from the package itself.
 */
import { createRequire } from "node:module";

// drizzle-kit, which has no `import.meta`, runs in this package's folder.
const require = createRequire(import.meta.url ?? `${process.cwd()}/`);
const orm: typeof import("drizzle-orm") = require("drizzle-orm");
const core: typeof import("drizzle-orm/pg-core") = require("drizzle-orm/pg-core");
const nodePostgres: typeof import("drizzle-orm/node-postgres") = require("drizzle-orm/node-postgres");

export const { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql } = orm;
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
} = core;
export const { drizzle } = nodePostgres;
