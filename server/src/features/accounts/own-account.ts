import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Config } from "#config.ts";
import type { Db } from "#platform/database.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Routes } from "#platform/route.ts";
import type { Mailer } from "#ports/mail.ts";
import type { AccountsRepository } from "./accounts.repository.ts";
import { createAddressRepository } from "./address.repository.ts";
import { addressRoutes } from "./address.routes.ts";
import { type AddressJob, addressQueue, createAddressService } from "./address.service.ts";
import type { Notices } from "./notices.ts";
import type { Prover } from "./proof.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly accounts: AccountsRepository;
  readonly prover: Prover;
  readonly notices: Notices;
  readonly planReset: (tx: Db, email: string) => Promise<void>;
  readonly followAddress: (tx: Db, userId: number) => Promise<void>;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

/** What members decide about their own account as a whole, put together. */
export function createOwnAccount(dependencies: Dependencies) {
  const repository = createAddressRepository();
  return {
    addresses: createAddressService({ ...dependencies, repository, onChanged: dependencies.followAddress }),
  };
}

interface Serving {
  readonly route: Routes;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly ownAccount: ReturnType<typeof createOwnAccount>;
}

export async function serveOwnAccount({ route, jobs, mailer, ownAccount: { addresses } }: Serving): Promise<void> {
  addressRoutes(route, addresses);
  await jobs.work<AddressJob>(addressQueue, addresses.mailer(mailer), 0.5);
  await jobs.nightly("accounts-sweep-address-changes", "32 3 * * *", addresses.sweep);
}
