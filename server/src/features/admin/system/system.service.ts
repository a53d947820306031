import { statfs } from "node:fs/promises";
import type { SystemCheck } from "@mindreel/contract/admin/system";
import type { Language } from "@mindreel/contract/plain/languages";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import type { Replica } from "#data/replica/replica.ts";
import type { HostState } from "#db/hosts/host-state.ts";
import { hostsOf } from "#db/hosts/hosts.ts";
import type { StoredBackups } from "#features/admin/backups/backups.service.ts";
import type { PaymentDifference } from "#features/admin/first-run/first-run.policy.ts";
import { release } from "#files/release.ts";
import { mailServerOf } from "#mail/mail-failure.ts";
import { storageFault } from "#media/pictures.ts";
import type { Figures } from "#observability/figures.ts";
import type { Storage } from "#ports/storage/storage.port.ts";
import { isPublicSite } from "#security/public-address.ts";
import type { DailyFacts, EventFacts, MailServerFrom, SystemFacts, UnreadableConnection } from "./findings.policy.ts";
import { findings, type SystemState } from "./system.policy.ts";
import * as system from "./system.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly replica: Replica;
  readonly config: Config;
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly keptBackups: () => Promise<StoredBackups | undefined>;
  readonly memberCounts: () => Promise<Figures["members"]>;
  readonly eventArrivals: () => Promise<EventFacts>;
  readonly mailServerFrom: () => Promise<MailServerFrom>;
  readonly unreadableConnections: () => Promise<readonly UnreadableConnection[]>;
  readonly paymentDifferences: () => Promise<readonly PaymentDifference[]>;
}

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

const backupFacts = (kept: StoredBackups | undefined, encrypted: boolean): SystemFacts["backups"] =>
  kept && {
    newestAt: dateOf(kept.newestAt),
    newestTried: kept.newestTried,
    provedAt: dateOf(kept.proof?.at),
    failure: kept.failure?.message,
    authenticated: !encrypted || (kept.backups.at(-1)?.authenticated ?? true),
    refused: kept.refused,
  };

/** Free space on a folder's disk; empty for a folder that does not exist yet. */
async function roomIn(folder: string): Promise<SystemFacts["disks"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return [{ folder, free: bavail * bsize, size: blocks * bsize }];
  } catch {
    return [];
  }
}

/** The state of each database host, if the settings name several. */
async function hostsAsked(url: string | undefined): Promise<HostState[]> {
  const hosts = url === undefined ? undefined : hostsOf(url);
  return hosts?.several ? hosts.look() : [];
}

/** Reports the state of this installation to its owner. */
export function createSystemService(dependencies: Dependencies) {
  const { db, replica, config, storage, clock, keptBackups, memberCounts, eventArrivals } = dependencies;
  const { mailServerFrom, unreadableConnections, paymentDifferences } = dependencies;
  const startedAt = clock();
  const rooms = async () => {
    const folders = [config.dataDir, ...(config.backups && !config.backups.s3 ? [config.backups.dir] : [])];
    return (await Promise.all(folders.map(roomIn))).flat();
  };

  async function dailyFacts(): Promise<DailyFacts> {
    const now = clock();
    const from = await mailServerFrom();
    const unreadable = await unreadableConnections();
    const server = config.smtpUrl === undefined ? "" : mailServerOf(config.smtpUrl);
    const [queues, events, { acceptedAt, failedAt, failure, ...seen }, backups] = await Promise.all([
      system.queues(db),
      eventArrivals(),
      system.seen(db, server),
      keptBackups(),
    ]);
    return {
      ...{ now, isPublic: isPublicSite(config.publicUrl), config, queues, unreadable, events, ...seen },
      mail: { server, from, acceptedAt, failedAt, failure },
      backups: backupFacts(backups, config.backups?.key !== undefined),
    };
  }

  async function look(): Promise<SystemState> {
    const [daily, database, hosts, copy, superusers, disks, fault, differences] = await Promise.all([
      dailyFacts(),
      system.database(db),
      hostsAsked(config.databaseDirectUrl),
      replica.look(),
      system.superusers(db),
      rooms(),
      storageFault(storage),
      config.payments === "stripe" ? paymentDifferences() : [],
    ]);
    const bucket = config.storage === "s3" ? config.s3?.bucket : undefined;
    const facts: SystemFacts = {
      ...{ ...daily, superusers, disks, paymentDifferences: differences },
      database: { ...database, hosts, replica: copy },
      pictures: { bucket, fault },
    };
    return { version: release, startedAt, facts };
  }

  return {
    /** For the metrics. */
    figures: async (): Promise<Figures> => {
      const now = clock();
      const [jobs, events, members, backups, disks] = await Promise.all([
        system.queues(db),
        eventArrivals(),
        memberCounts(),
        keptBackups(),
        rooms(),
      ]);
      const newest = dateOf(backups?.newestAt);
      return {
        jobs: jobs.map(({ since: _, deadly: __, ...queue }) => queue),
        events: { waiting: events.waiting, failed: events.failed },
        backupAge: newest && (now.getTime() - newest.getTime()) / 1000,
        replicaLag: replica.lag(),
        disks,
        members,
      };
    },

    look,
    dailyFacts,

    /** For the command line. */
    checks: async (language: Language): Promise<SystemCheck[]> => findings((await look()).facts, language),
  };
}

export type SystemService = ReturnType<typeof createSystemService>;
