import { parseArgs } from "node:util";
import { startNewest } from "#backup/start-newest.ts";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { loadConfig } from "#config/config.ts";
import { migrateDatabase, migrationsOf } from "#db/migrate.ts";
import { engineOptions } from "#infrastructure.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { createLog } from "#serve.ts";
import { makeProvedBackup } from "./make-backup.ts";

const usage = `npm run upgrade [-- --without-backup]

After the new version is installed: backs up the database, tries the upgrade on the restored backup, then upgrades the
database. A server of the version before may run meanwhile; restart it afterwards.`;

const wayBack = (at: string) => `Restart the server now, on every machine.

If you have to go back: stop the server, check out and install the version that ran before, then
  npm run restore -- --at "${at}" --overwrite
What happened since then is lost by that. What is there now is moved aside (an external database is emptied).`;

async function main(values: { "without-backup"?: boolean }): Promise<void> {
  const config = loadConfig();
  const log = createLog("error");
  const engine = config.databaseUrl === undefined ? await startNewest(engineOptions(config, log, false)) : undefined;
  const url = engine?.url ?? config.databaseDirectUrl ?? "";
  try {
    const { applied, known, differing } = await migrationsOf(url);
    if (applied > known) throw new Error("The database belongs to a newer version of Mindreel than this one.");
    if ((applied === known && differing === 0) || applied === 0) {
      console.log(applied === 0 ? "The database is empty. Start the server: npm start" : "The database is up to date.");
      return;
    }
    const backup = values["without-backup"] ? undefined : await makeProvedBackup(config, url, log);
    await migrateDatabase(url);
    await (await startJobs(url, log, { byClock: false })).stop();
    console.log(`Upgraded the database by ${known - applied} migrations and ${differing} functions and triggers.`);
    console.log(backup === undefined ? "Restart the server now, on every machine." : wayBack(backup.at));
  } finally {
    await engine?.stop();
  }
}

const options = { "without-backup": { type: "boolean" }, help } as const;

await runWithUsage(usage, () => parseArgs({ options }), main);
