import { ApiError } from "./api.ts";

/** For a query of what may be missing: null where the server knows of none. */
export function orNull(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
