import path from "node:path";
import type { Config } from "#config.ts";
import type { Db } from "#data/database.ts";
import type { AccountsRepository } from "#features/accounts/members/members.repository.ts";
import { createPasskeysRepository } from "#features/accounts/passkeys/passkeys.repository.ts";
import { passkeysRoutes } from "#features/accounts/passkeys/passkeys.routes.ts";
import { createPasskeysService } from "#features/accounts/passkeys/passkeys.service.ts";
import { createProver } from "#features/accounts/reauthentication/reauthentication.ts";
import type { Notices } from "#features/accounts/security-notices/security-notices.ts";
import type { Routes } from "#http/route.ts";
import { createSecretBox } from "#security/secret-box.ts";
import { createSecondFactorRepository } from "./second-factor.repository.ts";
import { createSecondFactor } from "./second-factor.ts";
import { twoFactorRoutes } from "./two-factor.routes.ts";
import { createTwoFactorService } from "./two-factor.service.ts";

interface Dependencies {
  readonly db: Db;
  readonly accounts: AccountsRepository;
  readonly notices: Notices;
  readonly config: Pick<Config, "appName" | "dataDir" | "publicUrl" | "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

/** What proves a member beyond their password, put together. */
export function createFactors({ db, accounts, notices, config, clock }: Dependencies) {
  const secretBox = createSecretBox(path.join(config.dataDir, "secrets"));
  const repository = createSecondFactorRepository();
  const secondFactor = createSecondFactor({ repository, secretBox, notices, clock });
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
      secretBox,
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
