import type { Call } from "@mindreel/contract/api";
import type { RequestOptions } from "#test/app/request.ts";

export type Write = Exclude<Call, `GET ${string}`>;

/** Requests for calls that write, each of which reaches its real transaction and succeeds. */
export type Writes = Partial<Record<Write, () => Promise<RequestOptions>>>;
