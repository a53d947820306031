import path from "node:path";
import { type Config, loadConfig } from "#config/config.ts";

/** The accounts whose passwords the demo prints. */
export type DemoAccount = "superuser" | "pro" | "free";

export type Credentials = Record<DemoAccount, { email: string; password: string }>;

/** Written last, so that an interrupted seed is continued at the next start. */
export const accountsFile = (config: Config): string => path.join(config.dataDir, "demo-accounts.json");

/** The settings of the environment; unless it says otherwise, payments are rehearsed, at a price as of other libraries. */
export function demoConfig(): Config {
  const payments = { PAYMENTS: "rehearsal" };
  const config = loadConfig({ ...payments, PLAN_PRICE_CENTS: "900" });
  // Only the environment's own price is locked for the owner.
  return { ...config, decided: loadConfig(payments).decided };
}
