import type { TSchema } from "typebox";
import type { ErrorCode } from "./errors.ts";
import type { PageWithoutParams } from "./pages.ts";

/**
 * Who may make a call; the server refuses everybody else before it looks at the payload.
 * - `anyone`: no sign-in needed; a stale or bad token is ignored
 * - `member`: signed in, else 401
 * - `pro`: a member with pro, else 403 `pro_required`
 * - `superuser`: else 403 `forbidden`; where superusers need two factors, 403 `two_factor_setup_required` until they do
 */
export type Access = "anyone" | "member" | "pro" | "superuser";

export interface Endpoint {
  readonly access: Access;
  /** One sentence for the API description. */
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is multipart/form-data with these picture fields beside the text fields of `body`. */
  readonly files?: readonly string[];
  /** May be sent as a form, whose fields say nothing. */
  readonly form?: true;
  /** Takes JSON as well, where no picture is sent. */
  readonly orJson?: true;
  /** A success is a file of this name (and the day), streamed: CSV in UTF-8, the first line naming the columns. */
  readonly csv?: string;
  /** A success is a ZIP archive, streamed. */
  readonly zip?: true;
  /** Status of success, with the schema of its body (`null`: no body). */
  readonly answer: { readonly status: 200 | 201 | 204 | 303; readonly body: TSchema | null };
  /** A POST that found its record in place answers 200 instead of 201, with the same body. */
  readonly upsert?: true;
  /** A 400 is a bare map of field to messages instead of `{message, code, errors}`. */
  readonly bareFieldErrors?: true;
  /** Every failure carries this page's address as `url`, for clients that send the browser there. */
  readonly failurePage?: PageWithoutParams;
  /** What the audit log calls a success, as `target.verb`: every write and every export for superusers alone has one. */
  readonly audit?: `${string}.${string}`;
  /** Beyond those that `access` and the schemas imply. */
  readonly errors?: readonly ErrorCode[];
}

/** The wire of one feature: `"METHOD /path/{param}/"` to what travels there. */
export type Wire = Readonly<Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Endpoint>>;

export const wire = <const T extends Wire>(calls: T): T => calls;
