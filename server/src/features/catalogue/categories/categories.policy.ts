import { validation } from "@mindreel/messages/wire";
import { invalidInput } from "#domain/errors.ts";
import { lookOf } from "#domain/names/spelling.ts";
import { sentence } from "#domain/sentences.ts";
import type { Upload } from "#media/upload-slots.ts";

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

/** The same items, but those with these ids in the order of these, in the places that they have. */
export function inOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => number | undefined,
  ids: readonly number[],
): Item[] {
  const at = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (item: Item) => at.get(idOf(item) ?? 0);
  const ordered = items
    .filter((item) => placeOf(item) !== undefined)
    .sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))
    .values();
  return items.map((item) => (placeOf(item) === undefined ? item : (ordered.next().value ?? item)));
}
