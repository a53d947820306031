import type { TSchema } from "typebox";
import type { PageWithoutParams } from "../plain/pages.ts";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may make a call. The server refuses everyone else before it validates the payload.
 * - `anyone`: no sign-in needed; a stale or bad token is ignored
 *   (while the site is closed, only the calls in `closed-calls.ts`)
 * - `member`: signed in, else 401
 * - `opened`: like `pro`, and whoever the video of the path is open to without it
 * - `pro`: a member with pro, else 403 `pro_required`
 * - `superuser`: else 403 `forbidden`; 403 `two_factor_setup_required` while a required second factor is missing
 */
export type Access = "anyone" | "member" | "opened" | "pro" | "superuser";

/**
 * - `csv`: in UTF-8, with a header row; streamed
 * - `zip`: an archive; streamed
 * - `markdown`, `vtt`: text
 */
export type FileKind = "csv" | "zip" | "markdown" | "vtt";

export interface Endpoint {
  readonly access: Access;
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Without a body, the call is as with an empty object. */
  readonly bodyMayBeAbsent?: true;
  /** The body is multipart/form-data with these file fields in addition to the text fields of `body`. */
  readonly files?: readonly string[];
  /** The content of the file fields; pictures by default. */
  readonly filesHold?: "captions";
  /** May be sent as an HTML form; its fields are ignored. */
  readonly form?: true;
  /** Also accepts JSON, if no picture is sent. */
  readonly orJson?: true;
  /** A success: its status, the schema of its body (`null`: no body), and the kind of a body that is not JSON. */
  readonly response: {
    readonly status: 200 | 201 | 204 | 303;
    readonly body: TSchema | null;
    readonly file?: FileKind;
  };
  /** A POST that changes nothing; its query does not fit into a URL. It is not recorded in the audit log. */
  readonly readOnly?: true;
  /** A POST whose new record is still empty. The call that fills it is recorded in the audit log instead. */
  readonly createsDraft?: true;
  /** A POST whose record exists already responds with 200 instead of 201, with the same body. */
  readonly upsert?: true;
  /** A 400 is a bare map of field to messages instead of `{message, code, errors}`. */
  readonly bareFieldErrors?: true;
  /** Every failure carries this page's URL as `url`, for clients that send the browser there. */
  readonly failurePage?: PageWithoutParams;
  /**
   * The action that a success records in the audit log, as `target.verb`. Every write and export by a superuser has
   * one.
   */
  readonly audit?: `${string}.${string}`;
  /** In addition to those implied by `access` and the schemas. */
  readonly errors?: readonly ErrorCode[];
}

/** The calls of one capability, by `"METHOD /path/{param}/"`. */
export type Wire = Readonly<Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Endpoint>>;

export const wire = <const T extends Wire>(calls: T): T => calls;
