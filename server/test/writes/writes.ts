import type { Call } from "@mindreel/contract/api";
import type { RequestOptions } from "#test/app/request.ts";

export type Write = Exclude<Call, `GET ${string}`>;

/** Requests for calls that write; each of them completes its real transaction. */
export type Writes = Partial<Record<Write, () => Promise<RequestOptions>>>;
