import { parseArgs } from "node:util";
import { generateX25519Identity } from "age-encryption";
import { failureOf, listBackups, proofOf, type Store } from "#backup/store/backups.ts";
import { startNewest } from "#backup/takeover/start-newest.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { engineOptions } from "#infrastructure.ts";
import { createLog } from "#serve.ts";
import { backupSettings } from "./backup-settings.ts";
import { makeProvedBackup, megabytes } from "./make-backup.ts";
import { help, runWithUsage } from "./usage.ts";

const usage = `npm run backup [-- --list | --new-key]

Makes a backup now and verifies it by restoring it for a try, whether or not the server is running.
--list: shows the backups, and whether each was verified. --new-key: prints a key for BACKUP_KEY.`;

async function list(store: Store): Promise<void> {
  const backups = await listBackups(store);
  if (backups.length === 0) console.log("There is no backup yet.");
  for (const { id, at, kind, sealed, pictures } of backups) {
    const proof = await proofOf(store, id);
    const proved = proof === undefined ? "not tried" : proof.faults.length === 0 ? "proved" : "NOT RESTORABLE";
    console.log(`${at}  ${kind}  ${megabytes(sealed.bytes)}, ${pictures.length} folders of pictures  ${proved}`);
  }
  const failure = await failureOf(store);
  if (failure !== undefined) console.log(`The last attempt (${failure.at}) failed: ${failure.message}`);
}

async function make(config: Config): Promise<void> {
  // Checked before anything is started.
  backupSettings(config);
  const log = createLog("error");
  const engine = config.databaseUrl === undefined ? await startNewest(engineOptions(config, log, false)) : undefined;
  try {
    await makeProvedBackup(config, engine?.url ?? config.databaseDirectUrl ?? "", log);
  } finally {
    await engine?.stop();
  }
}

const options = { list: { type: "boolean" }, "new-key": { type: "boolean" }, help } as const;

await runWithUsage(
  usage,
  () => parseArgs({ options }),
  async (values) => {
    if (values["new-key"]) {
      console.log(`BACKUP_KEY=${await generateX25519Identity()}`);
      return;
    }
    const config = loadConfig();
    await (values.list ? list(backupSettings(config)) : make(config));
  },
);
