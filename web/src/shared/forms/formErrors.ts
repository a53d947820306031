import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** A failed call's messages by field, for its form, and the first as a toast. */
export function formErrors(error: Error): ReadonlyMap<string, string> {
  toastError(error.message);
  const errors = error instanceof ApiError ? error.errors : null;
  return new Map(Object.entries(errors ?? {}).map(([field, messages]) => [field, messages.join(" ")]));
}
