import path from "node:path";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Config } from "#config.ts";
import type { Routes } from "#platform/route.ts";
import { createVault } from "#platform/vault.ts";
import type { AccountsRepository } from "./accounts.repository.ts";
import type { Notices } from "./notices.ts";
import { createProver } from "./proof.ts";
import { createSecondFactorRepository } from "./second-factor.repository.ts";
import { createSecondFactor } from "./second-factor.ts";
import { twoFactorRoutes } from "./two-factor.routes.ts";
import { createTwoFactorService } from "./two-factor.service.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly accounts: AccountsRepository;
  readonly notices: Notices;
  readonly config: Pick<Config, "appName" | "dataDir" | "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

/** What proves a member beyond their password, put together. */
export function createFactors({ db, accounts, notices, config, clock }: Dependencies) {
  const vault = createVault(path.join(config.dataDir, "secrets"));
  const repository = createSecondFactorRepository();
  const secondFactor = createSecondFactor({ repository, vault, notices, clock });
  const prover = createProver({ db, accounts, repository, secondFactor, clock });
  return {
    secondFactor,
    prover,
    twoFactor: createTwoFactorService({ db, accounts, repository, prover, vault, notices, config, clock }),
    recoveryCodesOf: (userId: number) => repository.countRecoveryCodes(db, userId),
  };
}

export function factorsRoutes(route: Routes, { twoFactor }: ReturnType<typeof createFactors>): void {
  twoFactorRoutes(route, twoFactor);
}
