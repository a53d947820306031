import { type Config, loadConfig } from "#config/config.ts";

/** The settings of the environment; payments are rehearsed unless it says otherwise. */
export const demoConfig = (): Config => loadConfig({ PAYMENTS: "rehearsal" });
