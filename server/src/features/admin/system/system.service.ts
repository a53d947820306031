import { statfs } from "node:fs/promises";
import type { System } from "@mindreel/contract/admin/system";
import type { Config } from "#config/config.ts";
import { release } from "#config/release.ts";
import type { Db } from "#data/database.ts";
import type { Kept } from "#features/admin/backups/backups.service.ts";
import { isPublicSite } from "#security/public-address.ts";
import { type EventFacts, findings, type SystemFacts } from "./system.policy.ts";
import * as system from "./system.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly config: Config;
  readonly clock: () => Date;
  readonly keptBackups: () => Promise<Kept | undefined>;
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
export function createSystemService({ db, config, clock, keptBackups, eventArrivals }: Dependencies) {
  const startedAt = clock();
  return {
    look: async (): Promise<System> => {
      const now = clock();
      const folders = [config.dataDir, ...(config.backups === undefined ? [] : [config.backups.dir])];
      const [queues, events, database, superusers, backups, ...disks] = await Promise.all([
        system.queues(db),
        eventArrivals(),
        system.database(db),
        system.superusers(db),
        keptBackups(),
        ...folders.map(roomIn),
      ]);
      const facts = { now, isPublic: isPublicSite(config.publicUrl), config, queues, events, database, superusers };
      return {
        version: release,
        started_at: startedAt.toISOString(),
        checked_at: now.toISOString(),
        checks: findings({ ...facts, backups: backupFacts(backups), disks: disks.flat() }),
      };
    },
  };
}

export type SystemService = ReturnType<typeof createSystemService>;
