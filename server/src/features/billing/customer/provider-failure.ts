import { AppError } from "#domain/errors.ts";
import { ProviderRefused, ProviderUnreachable } from "#ports/payments/payments.port.ts";

/** What to answer when the payment provider failed a request that a member is waiting for. */
export function toAppError(error: unknown): unknown {
  if (error instanceof ProviderUnreachable) return new AppError("payments_unreachable");
  return error instanceof ProviderRefused ? new AppError("payments_refused") : error;
}
