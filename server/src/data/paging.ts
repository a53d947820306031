import { pageSize } from "@mindreel/contract/plain/limits";
import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";
import { AppError } from "#domain/errors.ts";
import { limitTo } from "./database.ts";
import { isBadValue } from "./database-errors.ts";

/** The page after the row with this sort key and id. */
export interface Cursor {
  readonly key: string;
  readonly id: number;
}

/** The start of a page: a cursor, at constant cost; an offset; or a cursor and an offset from it. */
export type From = Cursor | { readonly offset: number } | (Cursor & { readonly offset: number });

/** The columns that paging adds to every row. */
export interface Listed {
  readonly id: number;
  /** The sort key, as text that PostgreSQL parses back to the same value. */
  readonly sortKey: string;
  /** The number of rows of the whole list, from a stored count. */
  readonly total: number;
}

/** The `limit` and `offset` of a page, with one more row to see whether there is a next page. */
export const pageLimit = (from: From, size: number = pageSize): SQL =>
  "offset" in from && from.offset > 0 ? sql`${limitTo(size + 1)} offset ${from.offset}` : limitTo(size + 1);

/** Search results have no stored count: they are counted up to this many, and `count` is capped at it. */
export const countedAtMost = 1000;

/** Which page of a list to read: its number, from 1, and where it starts if that is known. */
export interface PageRequest {
  readonly number: number;
  readonly cursor: Cursor | undefined;
}

export interface Page<Row> {
  readonly number: number;
  /** The number of rows of the whole list. */
  readonly total: number;
  readonly rows: readonly Row[];
  /** Where the next page starts; undefined on the last one. */
  readonly next: Cursor | undefined;
}

/**
 * Reads one page of a list.
 * @param list reads the rows of a page, and one more to see whether there is a next page
 * @param size rows per page
 * @throws AppError 404 `invalid_page`
 */
export async function readPage<Row extends Listed>(
  { number, cursor }: PageRequest,
  list: (from: From) => Promise<readonly Row[]>,
  size: number = pageSize,
): Promise<Page<Row>> {
  const rows = await list(cursor ?? { offset: (number - 1) * size }).catch((error: unknown) => {
    // A forged cursor: its key is not a value of this ordering.
    throw cursor !== undefined && isBadValue(error) ? new AppError("invalid_page") : error;
  });
  if (rows.length === 0 && number > 1) throw new AppError("invalid_page");
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const more = rows.length > size && last !== undefined;
  return {
    number,
    total: rows[0]?.total ?? 0,
    rows: shown,
    next: more ? { key: last.sortKey, id: last.id } : undefined,
  };
}
