import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";

type English = { readonly [Code in ErrorCode]: (typeof errorTable)[Code]["message"] };

/** From the contract, which promises the English sentences. */
export const messages = Object.fromEntries(
  Object.entries(errorTable).map(([code, { message }]) => [code, message]),
) as English;
