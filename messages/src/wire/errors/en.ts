import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";

type English = { readonly [Code in ErrorCode]: (typeof errorTable)[Code]["message"] };

/** As the contract has them, which promises the sentences in English. */
export const messages = Object.fromEntries(
  Object.entries(errorTable).map(([code, { message }]) => [code, message]),
) as English;
