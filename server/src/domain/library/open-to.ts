import type { OpenTo } from "@mindreel/contract/catalogue/open-to";
import { sql } from "#db/orm.ts";
import { nobody, type Viewer } from "./visibility.ts";

/** A viewer, with what opens videos to them. */
export interface Watcher extends Viewer {
  /** Whether they are signed in. */
  readonly isMember: boolean;
  readonly isPro: boolean;
  /** The ids of the plans whose time they have, sorted. */
  readonly plans: readonly number[];
}

/** A visitor who is not signed in. */
export const visitor = (language: Viewer["language"]): Watcher => ({
  ...nobody,
  ...{ language, isMember: false, isPro: false, plans: [] },
});

/** Whom the video `v` is open to by the setting that counts; null: by none. */
export const openToColumn = sql`coalesce(v.open_to,
  (select s.open_to from series_videos m join series s on s.id = m.series_id where m.video_id = v.id),
  (select c.open_to from categories c where c.id = v.category_id))`;

/** Whether the video `v` is open to everyone. */
export const openToEveryone = sql`coalesce(${openToColumn} = '"everyone"'::jsonb, false)`;

/** Whether what has this setting plays for a viewer. The single source of this answer. */
export function isOpenTo(openTo: OpenTo | null, viewer: Watcher): boolean {
  if (viewer.isSuperuser || openTo === "everyone") return true;
  if (openTo === "members") return viewer.isMember;
  if (openTo === null || openTo === "pro") return viewer.isPro;
  return openTo.some((plan) => viewer.plans.includes(plan));
}
