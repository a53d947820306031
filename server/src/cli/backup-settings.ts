import { type Config, ConfigError } from "#config/config.ts";
import { DatabaseClient } from "#data/hosts/client.ts";
import { advisoryLocks } from "#data/locks/advisory-locks.ts";

/** @throws ConfigError if no place for backups is configured */
export function backupSettings({ backups }: Config): NonNullable<Config["backups"]> {
  if (backups === undefined) {
    throw new ConfigError("BACKUP_DIR must be set to a folder for backups, best on another disk, or to a bucket.");
  }
  return backups;
}

/** @throws Error if another process is making a backup of this database */
export async function holdingBackups<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({ connectionString: url, application_name: "mindreel-backup" });
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [
      advisoryLocks.backup,
    ]);
    if (!rows[0]?.held) throw new Error("Another backup is under way.");
    return await work();
  } finally {
    await client.end();
  }
}
