/** `limits.email` etc. */
export * as limits from "./limit-values.ts";

/** Rows on one page of every paged list. */
export const pageSize = 12;
/** Notes are short, and all notes on a video are shown together. */
export const notesPageSize = 100;
/** The most user ids in `likeusers`; `like_count` is always exact. */
export const likeUsersMax = 100;

/** Carries a proof of work: see `proof-of-work.ts`. */
export const proofHeader = "Proof-Of-Work";
