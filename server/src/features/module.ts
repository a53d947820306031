import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import type { Cache } from "#data/cache/cache.ts";
import type { Database, Db } from "#data/database.ts";
import type { OwnData } from "#data/own-data.ts";
import type { NextRelease } from "#data/releases.ts";
import type { Replica } from "#data/replica/replica.ts";
import type { Exports } from "#http/files/exports.ts";
import type { Routes } from "#http/route.ts";
import type { JobDefinition, Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Log } from "#observability/log.ts";
import type { Google } from "#ports/google.port.ts";
import type { BulkMailer, OpenMailer } from "#ports/mail/mail.port.ts";
import type { OpenStripe, Payments } from "#ports/payments/payments.port.ts";
import type { PushServices } from "#ports/push/push.port.ts";
import type { Signers } from "#ports/source-signing/source-signing.port.ts";
import type { OpenBucket, Storage } from "#ports/storage/storage.port.ts";
import type { VideoSources } from "#ports/video-sources/video-sources.port.ts";
import type { RefusesEmail } from "#security/disposable-emails.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import type { SecretBox } from "#security/secret-box.ts";

/** The infrastructure that features build on: settings, the database and its jobs, the ports, the clock. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly openBucket: OpenBucket;
  readonly videoSources: VideoSources;
  readonly signers: Signers;
  readonly mailer: BulkMailer;
  readonly openMailer: OpenMailer;
  readonly payments: Payments;
  readonly openStripe: OpenStripe;
  readonly google: Google;
  readonly pushServices: PushServices;
  readonly clock: () => Date;
  readonly logger: Log;
}

/** Passed to every module on creation. Dependencies on other modules are passed separately, as functions. */
export interface ModuleDependencies extends Dependencies {
  readonly db: Db;
  readonly replica: Replica;
  readonly cache: Cache;
  readonly secretBox: SecretBox;
  readonly nextRelease: NextRelease;
  readonly pictures: Pictures;
  readonly exports: Exports;
  readonly links: OneTimeLinks;
  /** Whether the operator refuses an email address, such as a disposable one. */
  readonly refusesEmail: RefusesEmail;
}

/** A feature with its capabilities wired; `Given` is what its routes take beyond the usual. */
export interface Module<Services, Given extends readonly unknown[] = []> {
  /** For other modules, commands, the demo and tests. */
  readonly services: Services;
  readonly routes: (route: Routes, app: FastifyInstance, ...given: Given) => void | Promise<void>;
  readonly jobs: readonly JobDefinition[];
  /** The member data that the feature stores, for members' copies of their own data. */
  readonly ownData?: OwnData;
}
