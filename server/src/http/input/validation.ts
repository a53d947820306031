import { patterns } from "@mindreel/contract/wire/primitives";
import { validation } from "@mindreel/messages/wire";
import type { FastifySchemaValidationError } from "fastify";
import { type Sentence, sentence } from "#domain/sentences.ts";

type Params = FastifySchemaValidationError["params"];

// The number as in the contract, without digit grouping.
const limited = (key: "minLength" | "maxLength" | "minimum" | "maximum" | "maxItems", { limit }: Params) =>
  sentence(validation, key, { limit: String(limit) });

/** The error messages, by JSON Schema keyword. */
const sentences: Record<string, (params: Params) => Sentence> = {
  required: () => sentence(validation, "required"),
  additionalProperties: () => sentence(validation, "notSettable"),
  type: ({ type }) => sentence(validation, "type", { type: String(type) }),
  minLength: (params) => (params["limit"] === 1 ? sentence(validation, "blank") : limited("minLength", params)),
  maxLength: (params) => limited("maxLength", params),
  minimum: (params) => limited("minimum", params),
  maximum: (params) => limited("maximum", params),
  maxItems: (params) => limited("maxItems", params),
  format: ({ format }) => sentence(validation, format === "email" ? "email" : "format"),
  pattern: ({ pattern }) => sentence(validation, ofPatterns.get(String(pattern)) ?? "pattern"),
};

const ofPatterns = new Map<string, keyof typeof patterns>([
  [patterns.line, "line"],
  [patterns.colour, "colour"],
  [patterns.slug, "slug"],
]);
const blankPattern = "\\s";

/** The validator's errors as sentences by field; those without a field are under `non_field_errors`. */
export function fieldErrors(findings: readonly FastifySchemaValidationError[]): Record<string, Sentence[]> {
  // Not an object: a field may be called `constructor`.
  const errors = new Map<string, Sentence[]>();
  for (const { instancePath, keyword, params } of findings) {
    const named = params["missingProperty"] ?? params["additionalProperty"];
    const field = instancePath.split("/")[1] ?? (typeof named === "string" ? named : "non_field_errors");
    const blank = keyword === "pattern" && String(params["pattern"]).includes(blankPattern);
    const message = blank
      ? sentence(validation, "blank")
      : (sentences[keyword]?.(params) ?? sentence(validation, "invalid"));
    // The first error of a field is enough: further ones follow from it, since a union reports each of its branches.
    if (!errors.has(field)) errors.set(field, [message]);
  }
  return Object.fromEntries(errors);
}
