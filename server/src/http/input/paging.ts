import type { Cursor, Page, PageRequest } from "#data/paging.ts";
import { AppError } from "#domain/errors.ts";

/** The query of a list. */
export interface PagedQuery {
  readonly page?: string;
  readonly cursor?: string;
  readonly [name: string]: string | undefined;
}

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

/** The page that a query asks for. @throws AppError 404 `invalid_page` */
export function requestedPage({ page, cursor }: Pick<PagedQuery, "page" | "cursor">): PageRequest {
  const number = pageNumber(page);
  return { number, cursor: cursor ? decodeCursor(cursor) : undefined };
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

/** One page of a list, in its wire form. */
export interface WirePage<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

/**
 * @param address the list's URL, without the query
 * @param query that of the page, for the links to its neighbours
 */
export const toPage = <Row, Item>(
  address: URL,
  query: PagedQuery,
  { number, total, rows, next }: Page<Row>,
  toItem: (row: Row) => Item,
): WirePage<Item> => ({
  count: total,
  next: next === undefined ? null : link(address, query, number + 1, encodeCursor(next)),
  previous: number > 1 ? link(address, query, number - 1) : null,
  results: rows.map(toItem),
});
