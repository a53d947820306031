import { validation } from "@mindreel/messages/wire";
import { invalidInput } from "#domain/errors.ts";
import { lookOf } from "#domain/names/spelling.ts";
import { sentence } from "#domain/sentences.ts";
import type { Upload } from "#media/upload-places.ts";

/** The catalogue page uses "All" for no category. */
const reserved = "all";

export const isReserved = (name: string): boolean => lookOf(name) === reserved;

/**
 * The picture that the specified form requires.
 * @throws AppError 400
 */
export function requirePicture(picture: Upload | undefined): Upload {
  if (picture === undefined) throw invalidInput({ category_thumbnail: [sentence(validation, "required")] });
  return picture;
}
