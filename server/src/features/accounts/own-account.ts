import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Config } from "#config.ts";
import type { Db } from "#platform/database.ts";
import type { Unwanted } from "#platform/disposable.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { OwnData } from "#platform/own-data.ts";
import type { Pictures } from "#platform/pictures.ts";
import type { Routes } from "#platform/route.ts";
import type { Mailer } from "#ports/mail.ts";
import type { Storage } from "#ports/storage.ts";
import type { AccountsRepository } from "./accounts.repository.ts";
import { createAddressRepository } from "./address.repository.ts";
import { addressRoutes } from "./address.routes.ts";
import { type AddressJob, addressQueue, createAddressService } from "./address.service.ts";
import { createLeavingRepository } from "./leaving.repository.ts";
import { createLeavingService, type LeavingJob, leavingQueue } from "./leaving.service.ts";
import type { Notices } from "./notices.ts";
import { accountsOwnData } from "./own-data.repository.ts";
import { ownDataRoutes } from "./own-data.routes.ts";
import { createOwnDataService } from "./own-data.service.ts";
import type { Prover } from "./proof.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  readonly accounts: AccountsRepository;
  readonly prover: Prover;
  readonly notices: Notices;
  readonly unwanted: Unwanted;
  readonly planReset: (tx: Db, email: string) => Promise<void>;
  readonly followAddress: (tx: Db, userId: number) => Promise<void>;
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  readonly endRenewals: (userId: number) => Promise<void>;
  readonly forgetNews: (tx: Db, emails: readonly string[]) => Promise<void>;
  /** What the other features keep of members. */
  readonly kept: readonly OwnData[];
  readonly pictures: Pictures;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

/** What members decide about their own account as a whole, put together. */
export function createOwnAccount(dependencies: Dependencies) {
  const { followAddress, kept, config } = dependencies;
  return {
    addresses: createAddressService({
      ...dependencies,
      repository: createAddressRepository(),
      onChanged: followAddress,
    }),
    ownData: createOwnDataService({ ...dependencies, kept: [accountsOwnData, ...kept] }, config),
    leaving: createLeavingService({ ...dependencies, repository: createLeavingRepository() }),
  };
}

interface Serving {
  readonly route: Routes;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly ownAccount: ReturnType<typeof createOwnAccount>;
}

export async function serveOwnAccount({ route, jobs, mailer, ownAccount }: Serving): Promise<void> {
  const { addresses, ownData, leaving } = ownAccount;
  addressRoutes(route, addresses);
  ownDataRoutes(route, ownData, leaving);
  await jobs.work<LeavingJob>(leavingQueue, leaving.mailer(mailer), 0.5);
  await jobs.nightly("accounts-leaving", "47 3 * * *", leaving.work);
  await jobs.work<AddressJob>(addressQueue, addresses.mailer(mailer), 0.5);
  await jobs.nightly("accounts-sweep-address-changes", "32 3 * * *", addresses.sweep);
}
