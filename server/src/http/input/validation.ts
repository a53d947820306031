import type { FieldErrors } from "@mindreel/contract/wire/primitives";
import type { FastifySchemaValidationError } from "fastify";

type Params = FastifySchemaValidationError["params"];

/** Messages for people, by JSON Schema keyword. */
const sentences: Record<string, (params: Params) => string> = {
  required: () => "This field is required.",
  additionalProperties: () => "This field cannot be set here.",
  type: ({ type }) => `This must be of type ${type}.`,
  minLength: ({ limit }) => (limit === 1 ? "This field may not be blank." : `Use at least ${limit} characters.`),
  maxLength: ({ limit }) => `Use at most ${limit} characters.`,
  minimum: ({ limit }) => `This must be at least ${limit}.`,
  maximum: ({ limit }) => `This must be at most ${limit}.`,
  maxItems: ({ limit }) => `Send at most ${limit} entries.`,
  format: ({ format }) => (format === "email" ? "Enter a valid e-mail address." : "This is not in the right format."),
  pattern: () => "This value is not allowed.",
};

const blankPattern = "\\s";

/** The validator's errors as messages by field; those of no field are under `non_field_errors`. */
export function fieldErrors(findings: readonly FastifySchemaValidationError[]): FieldErrors {
  // Not an object: a field may be called `constructor`.
  const errors = new Map<string, string[]>();
  for (const { instancePath, keyword, params } of findings) {
    const named = params["missingProperty"] ?? params["additionalProperty"];
    const field = instancePath.split("/")[1] ?? (typeof named === "string" ? named : "non_field_errors");
    const blank = keyword === "pattern" && String(params["pattern"]).includes(blankPattern);
    const sentence = blank ? "This field may not be blank." : (sentences[keyword]?.(params) ?? "This is not valid.");
    // The first error of a field is enough: the others follow from it, as a union reports each of its branches.
    if (!errors.has(field)) errors.set(field, [sentence]);
  }
  return Object.fromEntries(errors);
}
