import { parseArgs } from "node:util";
import { generateX25519Identity } from "age-encryption";
import { startNewest } from "#backup/start-newest.ts";
import { failureOf, findBackups, proofOf } from "#backup/store/backups.ts";
import { newestLost } from "#backup/store/newest-known.ts";
import type { Store } from "#backup/store/store.ts";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { engineOptions } from "#infrastructure.ts";
import type { Log } from "#observability/log.ts";
import { createLog } from "#serve.ts";
import {
  backupSettings,
  makeProvedBackup,
  megabytes,
  reportRefused,
  unauthenticated,
  verifyNewestBackup,
} from "./make-backup.ts";

const usage = `npm run backup [-- --verify | --list | --new-key]

Makes a backup now and verifies it by restoring it for a try, whether or not the server is running.
--verify: verifies the newest backup instead of making one.
--list: shows the backups, and whether each was verified. --new-key: prints a key for BACKUP_KEY.`;

async function list(store: Store, dataDir: string): Promise<void> {
  const { backups, refused } = await findBackups(store);
  const lost = await newestLost(dataDir, store);
  if (lost !== undefined) console.log(lost);
  else if (backups.length === 0) console.log("There is no backup yet.");
  for (const { id, at, kind, sealed, pictures, authenticated } of backups) {
    const proof = await proofOf(store, id);
    const proved = proof === undefined ? "not verified yet" : proof.faults.length === 0 ? "verified" : "NOT RESTORABLE";
    console.log(
      `${at}  ${kind}  ${megabytes(sealed.bytes)}, ${pictures.length} folders of pictures  ${proved}${authenticated || store.key === undefined ? "" : ", not authenticated"}`,
    );
  }
  if (store.key !== undefined && backups.some(({ authenticated }) => !authenticated)) console.log(unauthenticated);
  reportRefused(refused);
  const failure = await failureOf(store);
  if (failure !== undefined) console.log(`The last attempt (${failure.at}) failed: ${failure.message}`);
}

async function run(config: Config, work: (config: Config, url: string, log: Log) => Promise<unknown>): Promise<void> {
  // Checked before anything is started.
  backupSettings(config);
  const log = createLog("error");
  const engine = config.databaseUrl === undefined ? await startNewest(engineOptions(config, log, false)) : undefined;
  try {
    await work(config, engine?.url ?? config.databaseDirectUrl ?? "", log);
  } finally {
    await engine?.stop();
  }
}

const options = {
  verify: { type: "boolean" },
  list: { type: "boolean" },
  "new-key": { type: "boolean" },
  help,
} as const;

await runWithUsage(
  usage,
  () => parseArgs({ options }),
  async (values) => {
    if (values["new-key"]) {
      console.log(`BACKUP_KEY=${await generateX25519Identity()}`);
      return;
    }
    const config = loadConfig();
    if (values.list) await list(backupSettings(config), config.dataDir);
    else await run(config, values.verify ? verifyNewestBackup : makeProvedBackup);
  },
);
