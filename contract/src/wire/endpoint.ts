import type { TSchema } from "typebox";
import type { PageWithoutParams } from "../plain/pages.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may make a call. The server refuses everyone else before it validates the payload.
 * - `anyone`: no sign-in needed; a stale or bad token is ignored
 * - `member`: signed in, else 401
 * - `pro`: a member with pro, else 403 `pro_required`
 * - `superuser`: else 403 `forbidden`; 403 `two_factor_setup_required` while a required second factor is missing
 */
export type Access = "anyone" | "member" | "pro" | "superuser";

export interface Endpoint {
  readonly access: Access;
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is multipart/form-data with these file fields besides the text fields of `body`. */
  readonly files?: readonly string[];
  /** What the file fields hold; pictures if absent. */
  readonly filesHold?: "captions";
  /** May be sent as an HTML form, whose fields are ignored. */
  readonly form?: true;
  /** Accepts JSON as well, if no picture is sent. */
  readonly orJson?: true;
  /** A success is a streamed CSV file in UTF-8, named so plus the date, with a header row. */
  readonly csv?: string;
  /** A success is a streamed ZIP archive. */
  readonly zip?: true;
  /** A success is a Markdown file. */
  readonly markdown?: true;
  /** A success is a WebVTT file. */
  readonly vtt?: true;
  /** The status of a success and the schema of its body (`null`: no body). */
  readonly answer: { readonly status: 200 | 201 | 204 | 303; readonly body: TSchema | null };
  /** A POST that changes nothing: what it asks about does not fit into an address. The audit log has no entry of it. */
  readonly reads?: true;
  /** A POST whose record exists already answers 200 instead of 201, with the same body. */
  readonly upsert?: true;
  /** A 400 is a bare map of field to messages instead of `{message, code, errors}`. */
  readonly bareFieldErrors?: true;
  /** Every failure carries this page's URL as `url`, for clients that send the browser there. */
  readonly failurePage?: PageWithoutParams;
  /** A success's action in the audit log, as `target.verb`. Every superuser's write and export has one. */
  readonly audit?: `${string}.${string}`;
  /** Beyond those that `access` and the schemas imply. */
  readonly errors?: readonly ErrorCode[];
}

/** The calls of one capability, by `"METHOD /path/{param}/"`. */
export type Wire = Readonly<Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Endpoint>>;

export const wire = <const T extends Wire>(calls: T): T => calls;
