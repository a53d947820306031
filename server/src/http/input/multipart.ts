import fastifyMultipart from "@fastify/multipart";
import { limits } from "@mindreel/contract/plain/limits";
import { inLanguage } from "@mindreel/messages/in-language";
import { validation } from "@mindreel/messages/wire";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, invalidInput } from "#domain/errors.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";

export interface Form {
  readonly fields: Record<string, string>;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The content of file fields. */
export type Held = "picture" | "file";

const tooLarge =
  (held: Held): Sentence =>
  (language) =>
    inLanguage(validation, language)[`${held}Larger`];
const empty =
  (held: Held): Sentence =>
  (language) =>
    inLanguage(validation, language)[`${held}Empty`];
/** The most bytes of a form, not counting its files. */
const textBytes = 2 * 1024 * 1024;

/** Adds routes that read multipart forms. Only for those, since the parser costs CPU time on every request. */
export function withForms(app: FastifyInstance, add: (forms: FastifyInstance) => void): void {
  app.register(async (forms) => {
    forms.removeContentTypeParser("multipart/form-data");
    await forms.register(fastifyMultipart, { throwFileSizeLimit: false });
    add(forms);
  });
}

/** Discards the rest of a body. A browser reads no response until it has sent everything. */
function drain(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}

/** Refuses a body that is too large by its content length, before reading it. */
function refuseTooLarge(request: FastifyRequest, fileFields: readonly string[], held: Held): void {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced <= fileFields.length * limits.fileBytes + textBytes) return;
  drain(request);
  throw invalidInput(Object.fromEntries(fileFields.map((field) => [field, [tooLarge(held)]])));
}

/**
 * Reads a multipart body into memory: text fields, with LF as line ending, and the named files of at most 5 MB each.
 * @param expectFile called before the first byte of a file; refuses it by throwing
 * @throws AppError 400 for a file that is too large or not expected, and for a malformed form
 */
export async function readForm(
  request: FastifyRequest,
  fileFields: readonly string[],
  held: Held,
  expectFile: () => void,
): Promise<Form> {
  refuseTooLarge(request, fileFields, held);
  const fields: Record<string, string> = Object.create(null);
  const files = new Map<string, Buffer>();
  const parts = request.parts({
    limits: { fileSize: limits.fileBytes + 1, fields: 30, fieldSize: 64 * 1024, parts: 40 },
  });
  try {
    for await (const part of parts) {
      if (part.type === "field") {
        // Browsers submit line breaks as CR LF, but count one character against a length limit.
        fields[part.fieldname] = String(part.value).replaceAll(/\r\n?/g, "\n");
        continue;
      }
      if (!fileFields.includes(part.fieldname))
        throw invalidInput({ [part.fieldname]: [sentence(validation, "noFile")] });
      // For an empty file field, browsers send an empty part without a file name.
      const chosen = Boolean(part.filename);
      if (chosen) expectFile();
      const content = await part.toBuffer();
      if (content.length > limits.fileBytes) throw invalidInput({ [part.fieldname]: [tooLarge(held)] });
      if (chosen && content.length === 0) throw invalidInput({ [part.fieldname]: [empty(held)] });
      if (content.length > 0) files.set(part.fieldname, content);
    }
  } catch (error) {
    drain(request);
    // Parser errors without a status mean that the body is malformed or incomplete.
    throw error instanceof Error && ("statusCode" in error || error instanceof AppError)
      ? error
      : new AppError("malformed_request");
  }
  return { fields, files };
}
