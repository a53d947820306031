import type { Params } from "./params.ts";

/** The result of a call; the API paginates lists. */
export type Result = { readonly record: object } | { readonly list: readonly { readonly id: string }[] };
export type Call = (params: Params, id: string) => Result;
