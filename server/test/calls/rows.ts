import type { Endpoint, Wire } from "@mindreel/contract/wire/endpoint";
import type { TSchema } from "typebox";
import type { RequestOptions } from "#test/app/request.ts";
import type { World } from "./world.ts";

/**
 * The status that each caller of a route gets. The payload is empty, so callers with access mostly get a 400 or 404.
 */
export type Access = readonly [anonymous: number, member: number, pro: number, superuser: number];

/** The entry that a request leaves in the audit log. */
interface Entry {
  readonly details: object;
  /** Absent: the id in the request or its response. */
  readonly target?: number;
}

/** Existing records that a body may name. */
interface Ids {
  readonly member: number;
  readonly video: number;
  readonly videos: readonly number[];
}

type Body = Readonly<Record<string, unknown>>;

/** What the tests of all calls know of one. */
export interface Row {
  readonly access: Access;
  /** Prepares a request that succeeds and completes its real transaction. */
  readonly request?: (world: World) => Promise<RequestOptions & Partial<Entry>>;
  /** A valid body; tests replace one field at a time. */
  readonly body?: Body | ((ids: Ids) => Body);
  /** A required query: without it, the call answers 400 for any other input. */
  readonly query?: string;
}

/** Of a write, and of what is recorded in the audit log. */
type RequestOf<C, E extends Endpoint> = E extends { readonly audit: string }
  ? { readonly request: (world: World) => Promise<RequestOptions & Entry> }
  : C extends `GET ${string}`
    ? object
    : { readonly request: (world: World) => Promise<RequestOptions> };

/** Of a call that takes JSON. */
type BodyOf<E extends Endpoint> = E extends { readonly files: readonly string[] }
  ? object
  : E extends { readonly body: TSchema }
    ? Required<Pick<Row, "body">>
    : object;

/** The rows of a capability's calls. */
export type Rows<W extends Wire> = {
  readonly [C in keyof W]: Pick<Row, "access" | "query"> & RequestOf<C, W[C] & Endpoint> & BodyOf<W[C] & Endpoint>;
};
