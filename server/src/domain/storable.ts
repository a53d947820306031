/** The same value without characters that PostgreSQL cannot store in text or JSON: NUL, and unpaired surrogates. */
export function storable(value: string): string;
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed();
  if (Array.isArray(value)) return value.map((part) => storable(part));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, storable(part)]));
}
