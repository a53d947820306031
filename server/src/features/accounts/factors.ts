import path from "node:path";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Config } from "#config.ts";
import type { Routes } from "#platform/route.ts";
import { createVault } from "#platform/vault.ts";
import type { AccountsRepository } from "./accounts.repository.ts";
import type { Notices } from "./notices.ts";
import { createPasskeysRepository } from "./passkeys.repository.ts";
import { passkeysRoutes } from "./passkeys.routes.ts";
import { createPasskeysService } from "./passkeys.service.ts";
import { createProver } from "./proof.ts";
import { createSecondFactorRepository } from "./second-factor.repository.ts";
import { createSecondFactor } from "./second-factor.ts";
import { twoFactorRoutes } from "./two-factor.routes.ts";
import { createTwoFactorService } from "./two-factor.service.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly accounts: AccountsRepository;
  readonly notices: Notices;
  readonly config: Pick<Config, "appName" | "dataDir" | "publicUrl" | "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

/** What proves a member beyond their password, put together. */
export function createFactors({ db, accounts, notices, config, clock }: Dependencies) {
  const vault = createVault(path.join(config.dataDir, "secrets"));
  const repository = createSecondFactorRepository();
  const secondFactor = createSecondFactor({ repository, vault, notices, clock });
  const keys = createPasskeysRepository();
  const prover = createProver({ db, accounts, repository, secondFactor, passkeysOf: keys.ofMember, clock });
  return {
    secondFactor,
    prover,
    passkeys: createPasskeysService({ db, accounts, repository: keys, prover, notices, config, clock }),
    twoFactor: createTwoFactorService({
      db,
      accounts,
      repository,
      prover,
      vault,
      notices,
      config,
      clock,
      removePasskeys: keys.removeAll,
    }),
    recoveryCodesOf: (userId: number) => repository.countRecoveryCodes(db, userId),
  };
}

export function factorsRoutes(route: Routes, { twoFactor, passkeys }: ReturnType<typeof createFactors>): void {
  twoFactorRoutes(route, twoFactor);
  passkeysRoutes(route, passkeys);
}
