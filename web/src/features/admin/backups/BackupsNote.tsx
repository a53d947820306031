import type { Backups } from "@mindreel/contract/admin/backups";
import { messages } from "@mindreel/messages/admin/dashboard";
import { useQuery } from "@tanstack/react-query";
import { format } from "#shared/language/format.ts";
import { momentOf } from "#shared/time/dates.ts";
import classes from "./backups.module.css";
import { backupsQuery } from "./backups.ts";

/** In milliseconds: a night was missed, and the next day has begun. */
const tooOld = 30 * 3_600_000;

function sentence({ kept, proved_at, failure }: Backups, now: number): string {
  if (!kept) return messages.backups.none;
  const proved =
    proved_at === null ? messages.backups.notProved : format(messages.backups.proved, { moment: momentOf(proved_at) });
  if (failure !== null)
    return `${proved} ${format(messages.backups.failed, { moment: momentOf(failure.at), message: failure.message })}`;
  if (proved_at === null) return `${proved} ${messages.backups.first}`;
  return now - Date.parse(proved_at) > tooOld ? `${proved} ${messages.backups.old}` : proved;
}

/** When the last backup was verified by restoring it, or what is wrong. */
export function BackupsNote() {
  const { data, dataUpdatedAt } = useQuery(backupsQuery);
  return <p className={classes.note}>{data === undefined ? "" : sentence(data, dataUpdatedAt)}</p>;
}
