import type { Backups } from "@mindreel/contract/admin/backups";
import { useQuery } from "@tanstack/react-query";
import { momentOf } from "#shared/dates.ts";
import classes from "./backups.module.css";
import { backupsQuery } from "./backups.ts";

/** Milliseconds: a night was missed, and the day after it has begun. */
const tooOld = 30 * 3_600_000;

function sentence({ kept, proved_at, failure }: Backups, now: number): string {
  if (!kept) return "No backups are made. Set BACKUP_DIR on the server.";
  const proved = proved_at === null ? "No backup was proved yet." : `Last proved backup: ${momentOf(proved_at)}.`;
  if (failure !== null) return `${proved} The attempt of ${momentOf(failure.at)} failed: ${failure.message}`;
  if (proved_at === null) return `${proved} The first one is made within an hour.`;
  return now - Date.parse(proved_at) > tooOld ? `${proved} It is old: see the log of the server.` : proved;
}

/** When the last backup was proved by restoring it, or what is wrong. */
export function BackupsNote() {
  const { data, dataUpdatedAt } = useQuery(backupsQuery);
  return <p className={classes.note}>{data === undefined ? "" : sentence(data, dataUpdatedAt)}</p>;
}
