import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Whether a mailed link is used, expired or incomplete, so that pressing again does not help. */
export const isStale = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** Where the page itself then says so, its button goes away. */
export function onLinkError(error: Error): void {
  if (isStale(error)) document.getElementById("main")?.focus();
  else toastError(error.message);
}
