import type { Backups } from "@mindreel/contract/admin/backups";
import type { StoredBackups } from "./backups.service.ts";

export const toBackups = (kept: StoredBackups | undefined, encrypted: boolean): Backups => ({
  kept: kept !== undefined,
  encrypted,
  count: kept?.backups.length ?? 0,
  newest_at: kept?.backups.at(-1)?.at ?? null,
  proved_at: kept?.proof?.at ?? null,
  failure: kept?.failure ?? null,
});
