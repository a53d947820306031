import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import type { Database, Db } from "#data/database.ts";
import type { Exports } from "#http/files/exports.ts";
import type { Routes } from "#http/route.ts";
import type { JobDefinition, Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Log } from "#observability/log.ts";
import type { Embeds } from "#ports/embeds/embeds.ts";
import type { Google } from "#ports/google/google.ts";
import type { Mailer } from "#ports/mail/mail.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import type { Storage } from "#ports/storage/storage.ts";
import type { Unwanted } from "#security/disposable.ts";

/** What stands outside the features: settings, the database and its jobs, the ports, the clock. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly embeds: Embeds;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly google: Google;
  readonly clock: () => Date;
  readonly logger: Log;
}

/** What every module is built from; what it needs of other modules comes beside it. */
export interface ModuleDependencies extends Dependencies {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly exports: Exports;
  /** Whether the operator refuses such an address. */
  readonly unwanted: Unwanted;
}

/** A feature, wired. */
export interface Module<Services> {
  /** For the other modules, the commands and the demo. */
  readonly services: Services;
  readonly routes: (route: Routes, app: FastifyInstance) => void | Promise<void>;
  readonly jobs: readonly JobDefinition[];
}
