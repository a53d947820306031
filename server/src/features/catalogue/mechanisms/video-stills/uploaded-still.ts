import { invalidInput } from "#domain/errors.ts";
import { PictureError } from "#media/picture-encoder.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";

/**
 * Stores an uploaded picture.
 * @returns its id
 * @throws AppError 400 that names the field
 */
export async function keepUploadedStill(
  pictures: Pick<Pictures, "keep">,
  field: string,
  { content, gone }: Upload,
): Promise<string> {
  try {
    return await pictures.keep(content, "still", gone);
  } catch (error) {
    if (error instanceof PictureError) throw invalidInput({ [field]: [error.sentence] });
    throw error;
  }
}
