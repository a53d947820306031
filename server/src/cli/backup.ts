import { parseArgs } from "node:util";
import { generateX25519Identity } from "age-encryption";
import { backUpAndProve } from "#backup/nightly.ts";
import { failureOf, listBackups, proofOf, type Store } from "#backup/store/backups.ts";
import { type Config, loadConfig } from "#config/config.ts";
import { release } from "#config/release.ts";
import { startEmbedded } from "#data/engine/engine.ts";
import { engineOptions } from "#infrastructure.ts";
import { createLog, runCommand } from "#serve.ts";
import { backupSettings, holdingBackups } from "./backup-settings.ts";

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

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
  const log = createLog("error");
  const store = backupSettings(config);
  const engine = config.databaseUrl === undefined ? await startEmbedded(engineOptions(config, log, false)) : undefined;
  try {
    await holdingBackups(engine?.url ?? config.databaseDirectUrl ?? "", async () => {
      const source = { dataDir: config.dataDir, databaseUrl: config.databaseDirectUrl, version: release };
      const { manifest, proof, pruned } = await backUpAndProve(store, source, store.keepDays, log);
      console.log(
        `Backed up to ${store.dir}: the database as of ${manifest.at} (${megabytes(manifest.sealed.bytes)}) and ${manifest.pictures.length} folders of pictures.`,
      );
      console.log(`Restored it for a try in ${proof.seconds} s, and everything adds up.`);
      if (pruned.length > 0) console.log(`Removed ${pruned.length} older than ${store.keepDays} days.`);
      if (store.key === undefined) {
        console.log("It is not encrypted: whoever can read it has everything, keys included. See BACKUP_KEY.");
      }
    });
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
