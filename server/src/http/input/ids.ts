import { AppError } from "#domain/errors.ts";

/**
 * Parses the id in a path.
 * @throws AppError 404 for a number that no record can have
 */
export function recordId(text: string): number {
  const id = Number(text);
  if (id < 1 || id > 2_147_483_647) throw new AppError("not_found");
  return id;
}
