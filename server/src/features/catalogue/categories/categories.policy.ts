import { lookOf } from "#domain/names/spelling.ts";

/** The catalogue page uses "All" for no category. */
const reserved = "all";

export const isReserved = (name: string): boolean => lookOf(name) === reserved;
