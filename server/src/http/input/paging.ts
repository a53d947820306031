import { pageSize } from "@mindreel/contract/plain/limits";
import type { SQL } from "drizzle-orm";
import { limitTo } from "#data/database.ts";
import { isBadValue } from "#data/database-errors.ts";
import { sql } from "#db/orm.ts";
import { AppError } from "#domain/errors.ts";

/** The page after the row with this sort key and id. */
interface Cursor {
  readonly key: string;
  readonly id: number;
}

/** The start of a page: a cursor, at constant cost; an offset; or a cursor and an offset from it. */
export type From = Cursor | { readonly offset: number } | (Cursor & { readonly offset: number });

/** The columns that paging adds to every row. */
export interface Listed {
  readonly id: number;
  /** The sort key, as text that PostgreSQL parses back to the same value. */
  readonly sort_key: string;
  /** The number of rows of the whole list, from a stored count. */
  readonly total: number;
}

/** The `limit` and `offset` of a page, with one more row to see whether there is a next page. */
export const pageLimit = (from: From, size: number = pageSize): SQL =>
  "offset" in from && from.offset > 0 ? sql`${limitTo(size + 1)} offset ${from.offset}` : limitTo(size + 1);

/** Search results have no stored count: they are counted up to this many, and `count` is capped at it. */
export const countedAtMost = 1000;

const encodeCursor = ({ key, id }: Cursor): string => Buffer.from(JSON.stringify([key, id])).toString("base64url");

/** @throws AppError 404 `invalid_page` for anything that `encodeCursor` did not write */
function decodeCursor(text: string): Cursor {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    if (Array.isArray(parsed) && parsed.length === 2) {
      const [key, id]: unknown[] = parsed;
      if (typeof key === "string" && !key.includes("\0") && typeof id === "number" && Number.isSafeInteger(id)) {
        return { key, id };
      }
    }
  } catch {
    // falls through to the same answer
  }
  throw new AppError("invalid_page");
}

/** @throws AppError 404 `invalid_page` */
function pageNumber(text: string | undefined): number {
  if (text === undefined || text === "") return 1;
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (page < 1) throw new AppError("invalid_page");
  return page;
}

interface PageOfList<Row> {
  /** The list's URL, without the query. */
  readonly address: URL;
  readonly query: { readonly page?: string; readonly cursor?: string; readonly [name: string]: string | undefined };
  /** Reads the rows of a page, and one more to see whether there is a next page. */
  readonly list: (from: From) => Promise<readonly Row[]>;
  /** Rows per page. */
  readonly size?: number;
}

/** The URL of another page of the same list. */
function link(address: URL, query: object, page: number, cursor?: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  url.searchParams.set("page", String(page));
  url.searchParams.delete("cursor");
  if (cursor !== undefined) url.searchParams.set("cursor", cursor);
  return url.href;
}

/**
 * One page of a list, in its wire form.
 * @throws AppError 404 `invalid_page`
 */
export async function readPage<Row extends Listed, Item>(
  { address, query, list, size = pageSize }: PageOfList<Row>,
  toItem: (row: Row) => Item,
): Promise<{ count: number; next: string | null; previous: string | null; results: Item[] }> {
  const page = pageNumber(query.page);
  const from = query.cursor ? decodeCursor(query.cursor) : { offset: (page - 1) * size };
  const rows = await list(from).catch((error: unknown) => {
    // A forged cursor: its key is not a value of this ordering.
    throw "key" in from && isBadValue(error) ? new AppError("invalid_page") : error;
  });
  if (rows.length === 0 && page > 1) throw new AppError("invalid_page");
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const more = rows.length > size && last !== undefined;
  return {
    count: rows[0]?.total ?? 0,
    next: more ? link(address, query, page + 1, encodeCursor({ key: last.sort_key, id: last.id })) : null,
    previous: page > 1 ? link(address, query, page - 1) : null,
    results: shown.map(toItem),
  };
}
