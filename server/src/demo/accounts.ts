import path from "node:path";
import type { Config } from "#config/config.ts";

/** The accounts whose passwords the demo prints. */
export type DemoAccount = "superuser" | "pro" | "free";

export type Credentials = Record<DemoAccount, { email: string; password: string }>;

/** Written last, so that an interrupted seed is continued at the next start. */
export const accountsFile = (config: Config): string => path.join(config.dataDir, "demo-accounts.json");
