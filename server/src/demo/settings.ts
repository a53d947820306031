import { type Config, loadConfig } from "#config/config.ts";

/** The settings of the environment; unless it says otherwise, payments are rehearsed, at a price as of other libraries. */
export function demoConfig(): Config {
  const payments = { PAYMENTS: "rehearsal" };
  const config = loadConfig({ ...payments, PLAN_PRICE_CENTS: "900" });
  // Only the environment's own price is locked for the owner.
  return { ...config, decided: loadConfig(payments).decided };
}
