import { mkdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Stopped } from "#backup/restore/database/campaigns.repository.ts";
import { parseMoment } from "#backup/restore/restore.policy.ts";
import { restoreBackup } from "#backup/restore/restore.ts";
import { findBackups } from "#backup/store/backups.ts";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { openDatabase } from "#data/database.ts";
import { storageOf } from "#features/site/site.module.ts";
import type { Log } from "#observability/log.ts";
import { openStores } from "#ports/storage/open.ts";
import { createLog } from "#serve.ts";
import { backupSettings, reportRefused, unauthenticated } from "./make-backup.ts";

const usage = `npm run restore -- [--at "2026-11-20 14:00"] [--overwrite]

Restores the newest moment that the backups have, or that of --at (UTC).
Stop the server first. --overwrite: what is there is moved aside (an external database is emptied).`;

/**
 * The pictures in the object store that the environment or the restored database names; none if it is unreachable, so that
 * a restore does not depend on it.
 */
async function picturesElsewhere(config: Config, url: string, log: Log): Promise<Set<string>> {
  const { db, close } = openDatabase(url, log, 1);
  try {
    const { s3 } = await openStores({ ...config, ...(await storageOf(db, config).finally(close)) });
    return new Set(s3 === undefined ? [] : await Array.fromAsync(s3.folders()));
  } catch (error) {
    console.log(`${error instanceof Error ? error.message : String(error)}\nAll pictures come from the backups.`);
    return new Set();
  }
}

/** Says which news waits for the owner, since the database does not know what was sent after its moment. */
function reportNews({ paused, unscheduled, digest }: Stopped): void {
  if (paused > 0) {
    console.log(
      `News that was being sent: ${paused}, paused now. Some of those who are still waiting may have got it since. The owner decides: resume it and risk that they get it twice, or cancel it.`,
    );
  }
  if (unscheduled > 0) {
    console.log(
      `News that was scheduled: ${unscheduled}, a draft again, since it may have been sent. The owner decides: schedule it again or delete it.`,
    );
  }
  if (digest) console.log("A digest was due. It may have been sent, so it is left out; the next one is made on time.");
}

async function main(values: { at?: string; overwrite?: boolean }): Promise<void> {
  const config = loadConfig();
  const store = backupSettings(config);
  const at = values.at === undefined ? undefined : parseMoment(values.at);
  const log = createLog("error");
  const { backups, refused } = await findBackups(store);
  reportRefused(refused);
  const target = { dataDir: config.dataDir, databaseUrl: config.databaseDirectUrl };
  await mkdir(config.dataDir, { recursive: true });
  const overwrite = values.overwrite ?? false;
  let elsewhere = 0;
  const there = async (url: string, folder: string) => {
    const found = await picturesElsewhere({ ...config, dataDir: folder }, url, log);
    elsewhere = found.size;
    return found;
  };
  const restored = await restoreBackup({ store, backups, target, overwrite, there, at, log });
  const { manifest, reached, pictures, missing, stopped, aside } = restored;
  console.log(`Restored the backup of ${manifest.at} with the changes up to ${reached.toISOString()}.`);
  if (store.key !== undefined && !manifest.authenticated) console.log(unauthenticated);
  console.log(`${pictures} folders of pictures are back${missing === 0 ? "" : `; ${missing} are not in the backups`}.`);
  if (elsewhere > 0) console.log(`${elsewhere} more are in the object store, as before.`);
  if (pictures > 0 && (elsewhere > 0 || config.storage === "s3")) {
    console.log(
      "The server shows those from DATA_DIR. Bring them into the object store: npm run move-files -- --to s3",
    );
  }
  reportNews(stopped);
  if (aside !== undefined) console.log(`What was there is in ${aside} now. Remove it once you do not need it.`);
  console.log("Start the server now: npm start");
}

const options = { at: { type: "string" }, overwrite: { type: "boolean" }, help } as const;

await runWithUsage(usage, () => parseArgs({ options }), main);
