import { type Config, ConfigError } from "#config/config.ts";

/** @throws ConfigError if no place for backups is configured */
export function backupSettings({ backups }: Config): NonNullable<Config["backups"]> {
  if (backups === undefined) {
    throw new ConfigError("BACKUP_DIR must be set to a folder for backups, best on another disk, or to a bucket.");
  }
  return backups;
}
