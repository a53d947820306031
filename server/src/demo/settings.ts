import { type Config, loadConfig } from "#config/config.ts";

/** The settings of the environment; unless it says otherwise, payments are rehearsed, at a price as of other libraries. */
export const demoConfig = (): Config => loadConfig({ PAYMENTS: "rehearsal", PLAN_PRICE_CENTS: "900" });
