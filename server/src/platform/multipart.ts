import { limits } from "@mindreel/contract/limits";
import type { FastifyRequest } from "fastify";
import { invalidInput } from "#platform/errors.ts";

export interface Form {
  readonly fields: Record<string, string>;
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads a multipart body: text fields as they are, the named file fields into memory (each at most 5 MB).
 * @throws AppError 400 for a file that is too large or not expected
 */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  const files = new Map<string, Buffer>();
  const parts = request.parts({
    limits: { fileSize: limits.imageBytes + 1, files: fileFields.length, fields: 30, fieldSize: 64 * 1024, parts: 40 },
  });
  for await (const part of parts) {
    if (part.type === "field") {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const content = await part.toBuffer();
    if (content.length > limits.imageBytes)
      throw invalidInput({ [part.fieldname]: ["The picture is larger than 5 MB."] });
    if (!fileFields.includes(part.fieldname)) throw invalidInput({ [part.fieldname]: ["No file is expected here."] });
    // A browser sends an empty part for a file field that was left empty.
    if (content.length > 0) files.set(part.fieldname, content);
  }
  return { fields, files };
}
