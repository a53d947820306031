import { ApiError } from "./api.ts";

/** For queries of something optional: null on a 404. */
export function orNull(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
