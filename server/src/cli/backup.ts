import { parseArgs } from "node:util";
import { generateX25519Identity } from "age-encryption";
import { failureOf, listBackups, proofOf, type Store } from "#backup/store/backups.ts";
import { startNewest } from "#backup/takeover/start-newest.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { engineOptions } from "#infrastructure.ts";
import { createLog, runCommand } from "#serve.ts";
import { backupSettings } from "./backup-settings.ts";
import { makeProvedBackup, megabytes } from "./make-backup.ts";

async function list(store: Store): Promise<void> {
  for (const { id, at, kind, sealed, pictures } of await listBackups(store)) {
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

async function main(): Promise<void> {
  const options = { list: { type: "boolean" }, "new-key": { type: "boolean" } } as const;
  const { values } = parseArgs({ options });
  if (values["new-key"]) {
    console.log(`BACKUP_KEY=${await generateX25519Identity()}`);
    return;
  }
  const config = loadConfig();
  await (values.list ? list(backupSettings(config)) : make(config));
}

await runCommand(main);
