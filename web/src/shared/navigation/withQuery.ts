/** A path with a query string, or without one if the query is empty. */
export function withQuery(path: string, query: URLSearchParams | Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search === "" ? path : `${path}?${search}`;
}
