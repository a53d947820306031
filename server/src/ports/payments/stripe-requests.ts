import Stripe from "stripe";
import { ProviderRefused, ProviderUnreachable } from "./payments.port.ts";

/** In milliseconds. A person is waiting for some of these calls, so they fail soon instead of hanging for a minute. */
const timeouts = { timeout: 7000, maxNetworkRetries: 1 } as const;

function hostOf(apiBase: string | undefined): { host?: string; port?: string; protocol?: "http" | "https" } {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === "https:";
  return { host: hostname, port: port || (secure ? "443" : "80"), protocol: secure ? "https" : "http" };
}

/** @param apiBase another server with Stripe's API, such as http://127.0.0.1:12111 */
export const stripeClient = (secretKey: string, apiBase: string | undefined): Stripe =>
  new Stripe(secretKey, { ...timeouts, ...hostOf(apiBase), telemetry: false });

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
