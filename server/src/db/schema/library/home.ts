import { boolean, check, jsonb, pgTable, sql } from "#db/orm.ts";

/**
 * How the owner arranged Home. What it names may have been deleted, and restored: its place is kept, so there are no
 * foreign keys.
 */
export const home = pgTable(
  "home",
  {
    /** One row only. */
    id: boolean().primaryKey().default(true),
    /** Null: chosen by the server. */
    featured: jsonb().$type<{ readonly kind: "video" | "series"; readonly id: number }>(),
    /** In order. */
    rails: jsonb().$type<readonly { readonly id: string; readonly visible: boolean }[]>().notNull().default([]),
  },
  () => [check("home_one_row", sql`id`)],
);
