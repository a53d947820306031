import { statfs } from "node:fs/promises";
import type { System } from "@mindreel/contract/admin/system";
import type { Config } from "#config/config.ts";
import { release } from "#config/release.ts";
import type { Db } from "#data/database.ts";
import type { Kept } from "#features/admin/backups/backups.service.ts";
import type { Figures } from "#observability/metrics.ts";
import { isPublicSite } from "#security/public-address.ts";
import { type EventFacts, findings, type SystemFacts } from "./system.policy.ts";
import * as system from "./system.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly config: Config;
  readonly clock: () => Date;
  readonly keptBackups: () => Promise<Kept | undefined>;
  readonly memberCounts: () => Promise<Figures["members"]>;
  readonly eventArrivals: () => Promise<EventFacts>;
}

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

const backupFacts = (kept: Kept | undefined): SystemFacts["backups"] =>
  kept && {
    newestAt: dateOf(kept.backups.at(-1)?.at),
    provedAt: dateOf(kept.proof?.at),
    failure: kept.failure?.message,
  };

/** How much room is left where a folder is; nothing of a folder that is not there yet. */
async function roomIn(folder: string): Promise<SystemFacts["disks"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return [{ folder, free: bavail * bsize, size: blocks * bsize }];
  } catch {
    return [];
  }
}

/** How this installation is, for its owner. */
export function createSystemService({ db, config, clock, keptBackups, memberCounts, eventArrivals }: Dependencies) {
  const startedAt = clock();
  const rooms = async () => {
    const folders = [config.dataDir, ...(config.backups === undefined ? [] : [config.backups.dir])];
    return (await Promise.all(folders.map(roomIn))).flat();
  };
  return {
    /** For whoever measures the installation. */
    figures: async (): Promise<Figures> => {
      const now = clock();
      const [jobs, events, members, backups, disks] = await Promise.all([
        system.queues(db),
        eventArrivals(),
        memberCounts(),
        keptBackups(),
        rooms(),
      ]);
      const newest = dateOf(backups?.backups.at(-1)?.at);
      return {
        jobs: jobs.map(({ since: _, ...queue }) => queue),
        events: { waiting: events.waiting, failed: events.failed },
        backupAge: newest && (now.getTime() - newest.getTime()) / 1000,
        disks,
        members,
      };
    },

    look: async (): Promise<System> => {
      const now = clock();
      const [queues, events, database, superusers, backups, disks] = await Promise.all([
        system.queues(db),
        eventArrivals(),
        system.database(db),
        system.superusers(db),
        keptBackups(),
        rooms(),
      ]);
      const facts = { now, isPublic: isPublicSite(config.publicUrl), config, queues, events, database, superusers };
      return {
        version: release,
        started_at: startedAt.toISOString(),
        checked_at: now.toISOString(),
        checks: findings({ ...facts, backups: backupFacts(backups), disks }),
      };
    },
  };
}

export type SystemService = ReturnType<typeof createSystemService>;
