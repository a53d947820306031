import type { SiteChanges, SiteSettings } from "@mindreel/contract/site/settings";

const kind = "mindreel-site";

/** Characters of a file: settings and pictures have far fewer. */
const most = 10_000_000;

/** Pictures as data URLs, by their ids. */
export type Pictures = Readonly<Record<string, string>>;

/** All settings as a file, with the pictures that they name. */
export const fileOf = ({ values }: SiteSettings, pictures: Pictures): Blob =>
  new Blob([JSON.stringify({ kind, settings: values, pictures }, null, 2)], { type: "application/json" });

interface Read {
  readonly kind?: unknown;
  /** As far as this page knows: the server checks each. */
  readonly settings?: SiteChanges;
  readonly pictures?: Pictures;
}

interface Found {
  readonly settings: SiteChanges;
  readonly pictures: Pictures;
}

/** @returns undefined if it holds no settings */
export async function settingsIn(file: File): Promise<Found | undefined> {
  if (file.size > most) return undefined;
  try {
    const read = JSON.parse(await file.text()) as Read | null;
    if (read?.kind !== kind || typeof read.settings !== "object") return undefined;
    return { settings: read.settings, pictures: read.pictures ?? {} };
  } catch {
    return undefined;
  }
}

export interface Change {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What a file would change. What the environment locks here stays as it is. */
export function changesBy(file: SiteChanges, { values, locked }: SiteSettings): readonly Change[] {
  const now = new Map<string, unknown>(Object.entries(values));
  return Object.entries(file)
    .filter(([name, to]) => locked[name] === undefined && JSON.stringify(to) !== JSON.stringify(now.get(name)))
    .map(([name, to]) => ({ name, from: now.get(name), to }));
}
