import { type Static, type TSchema, Type } from "typebox";
import { slugPattern } from "../plain/kinds/own-pages.ts";
import { limits } from "../plain/limits.ts";
import { Challenge } from "./proof-of-work.ts";

/** PostgreSQL's `integer`: the range of every id. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Patterns whose violation has its own error message. Each reads a text only once, even one that is too long. */
export const patterns = {
  /** One line with a visible character. */
  line: "^ *[^\\u0000-\\u0020\\u007f][^\\u0000-\\u001f\\u007f]*$",
  colour: "^#[0-9a-f]{6}$",
  slug: slugPattern,
} as const;

/** Text that the database can store: no NUL characters. Lengths count UTF-16 units, as an input's `maxlength` does. */
export const Text = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: "^[^\\u0000]*$" });

/**
 * Text with at least one character that is not white space. Even a text that is too long is matched against the
 * pattern, so the pattern allows only white space before that character and reads every text once.
 */
export const FilledText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: "^\\s*[^\\u0000\\s][^\\u0000]*$" });

export const Email = Type.String({
  format: "email",
  maxLength: limits.email,
  pattern: "^[^\\u0000]*$",
});

/** The honeypot: a hidden field. A caller that fills it in must provide a proof of work. */
export const Honeypot = Type.Optional(Text(limits.url));

/** ISO 8601 in UTC. */
export const Timestamp = Type.String({ format: "date-time" });

/** A whole number of years, as a number or as the text of a form field. */
export const Age = Type.Union([
  Type.Integer({ minimum: limits.ageMin, maximum: limits.ageMax }),
  Type.String({ pattern: "^(1[3-9]|[2-9][0-9]|1[0-2][0-9]|130)$" }),
]);

export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    count: Type.Integer({ minimum: 0 }),
    next: Nullable(Type.String()),
    previous: Nullable(Type.String()),
    results: Type.Array(item),
  });

export const PageQuery = {
  page: Type.Optional(Type.String()),
  cursor: Type.Optional(Type.String({ description: "Only as it appears in `next`" })),
};

/** The 400 body of calls that return a bare map of field to messages. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrors>;

/** A running play, with the device by which its member recognises it. */
export const RunningPlay = Type.Object({
  session: Type.String(),
  device: Type.String({ description: "Such as `Firefox on Windows`; empty if unknown" }),
  title: Type.String({ description: "The title of the video" }),
  begun_at: Timestamp,
});
export type RunningPlay = Static<typeof RunningPlay>;

/** Every other error. */
export const ErrorBody = Type.Object({
  message: Type.String(),
  code: Type.String(),
  errors: Type.Optional(FieldErrors),
  request_id: Type.Optional(Type.String()),
  /** Where the browser goes next, for calls with a `failurePage`. */
  url: Type.Optional(Type.String()),
  /** With `proof_required`. */
  challenge: Type.Optional(Challenge),
  /** With `too_many_plays`. */
  plays: Type.Optional(Type.Array(RunningPlay)),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** A response of a single sentence. */
export const Detail = Type.Object({ detail: Type.String() });

export const IdParams = Type.Object({ id: Type.String({ pattern: "^[0-9]+$" }) });
