import { AppError } from "#domain/errors.ts";
import { ProviderRefused, ProviderUnreachable } from "#ports/payments/payments.port.ts";

/** The response to a member whose request failed because of the payment provider. */
export function toAppError(error: unknown): unknown {
  if (error instanceof ProviderUnreachable) return new AppError("payments_unreachable");
  return error instanceof ProviderRefused ? new AppError("payments_refused") : error;
}
