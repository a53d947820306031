import path from "node:path";
import type { Config } from "#config.ts";

/** The accounts whose passwords the demo tells. */
export type DemoAccount = "superuser" | "pro" | "free";

export type Credentials = Record<DemoAccount, { email: string; password: string }>;

/** Written last: a library that is being filled when the power goes is filled to its end the next time. */
export const accountsFile = (config: Config): string => path.join(config.dataDir, "demo-accounts.json");
