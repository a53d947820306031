import Stripe from "stripe";

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
