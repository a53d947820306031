import Stripe from "stripe";
import { ProviderRefused, ProviderUnreachable } from "./payments.port.ts";

/** A 4xx means that nothing was done, except for conflicts and rate limits, which may pass. */
export function translated(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const status = error.statusCode ?? 0;
  if (status >= 400 && status < 500 && status !== 409 && status !== 429) {
    const lacks =
      error instanceof Stripe.errors.StripePermissionError ? (/\brak_\w+/.exec(error.message)?.[0] ?? "") : null;
    return new ProviderRefused(error.message, { cause: error, missing: error.code === "resource_missing", lacks });
  }
  return new ProviderUnreachable(error.message, { cause: error });
}

export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export async function send<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw translated(error);
  }
}

/** @returns undefined if the requested object does not exist */
export async function find<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await send(request);
  } catch (error) {
    if (error instanceof ProviderRefused && error.missing) return undefined;
    throw error;
  }
}
