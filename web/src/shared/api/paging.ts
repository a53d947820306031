export interface PageParam {
  readonly page: string;
  readonly cursor?: string;
}

export const firstPage: PageParam = { page: "1" };

/** The page and cursor in a `next` link. The cursor keeps the call cheap at any depth. */
export function nextPage(next: string | null): PageParam | undefined {
  if (next === null) return undefined;
  const query = new URL(next, "http://localhost").searchParams;
  const page = query.get("page");
  const cursor = query.get("cursor");
  if (page === null) return undefined;
  return cursor === null ? { page } : { page, cursor };
}

/** The pages as one list; an item that has moved to the next page meanwhile appears only once. */
export function distinct<Item extends { readonly id: number | string }>(
  pages: readonly { readonly results: readonly Item[] }[],
): Item[] {
  const byId = new Map<number | string, Item>();
  for (const { results } of pages) for (const item of results) byId.set(item.id, item);
  return [...byId.values()];
}
