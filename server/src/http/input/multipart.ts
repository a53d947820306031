import { limits } from "@mindreel/contract/wire/limits";
import type { FastifyRequest } from "fastify";
import { AppError, invalidInput } from "#http/errors.ts";

export interface Form {
  readonly fields: Record<string, string>;
  readonly files: ReadonlyMap<string, Buffer>;
}

const tooLarge = "The picture is larger than 5 MB.";
/** Bytes of a form beside its files. */
const textBytes = 2 * 1024 * 1024;

/** Drops the rest of a body: a browser hears no answer, and the connection never ends, before all is sent. */
function drain(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

/** Before a byte is kept: what is announced as too large for its files is. */
function refuseTooLarge(request: FastifyRequest, fileFields: readonly string[]): void {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced <= fileFields.length * limits.imageBytes + textBytes) return;
  drain(request);
  throw invalidInput(Object.fromEntries(fileFields.map((field) => [field, [tooLarge]])));
}

/**
 * Reads a multipart body: text fields, their lines ended by LF, and the named file fields into memory (each at most
 * 5 MB).
 * @throws AppError 400 for a file that is too large or not expected, and for what is no form
 */
export async function readForm(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  refuseTooLarge(request, fileFields);
  const fields: Record<string, string> = Object.create(null);
  const files = new Map<string, Buffer>();
  const parts = request.parts({
    limits: { fileSize: limits.imageBytes + 1, fields: 30, fieldSize: 64 * 1024, parts: 40 },
  });
  try {
    for await (const part of parts) {
      if (part.type === "field") {
        // A form sends every line's end as CR LF; whoever wrote the text was counted one character.
        fields[part.fieldname] = String(part.value).replaceAll(/\r\n?/g, "\n");
        continue;
      }
      if (!fileFields.includes(part.fieldname)) throw invalidInput({ [part.fieldname]: ["No file is expected here."] });
      const content = await part.toBuffer();
      if (content.length > limits.imageBytes) throw invalidInput({ [part.fieldname]: [tooLarge] });
      // A browser sends an empty part for a file field that was left empty.
      if (content.length > 0) files.set(part.fieldname, content);
    }
  } catch (error) {
    drain(request);
    // What the parser throws without a status is a body that is no form, or ends too early.
    throw error instanceof Error && ("statusCode" in error || error instanceof AppError)
      ? error
      : new AppError("malformed_request");
  }
  return { fields, files };
}
