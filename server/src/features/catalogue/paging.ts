import { AppError } from "#platform/errors.ts";

/** Where a page begins: after the row with this sort key and id. */
export interface Cursor {
  readonly key: string;
  readonly id: number;
}

export const encodeCursor = ({ key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([key, id])).toString("base64url");

/** @throws AppError 404 `invalid_page` for anything that `encodeCursor` did not write */
export function decodeCursor(text: string): Cursor {
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
export function pageNumber(text: string | undefined): number {
  if (text === undefined || text === "") return 1;
  const page = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (page < 1) throw new AppError("invalid_page");
  return page;
}
