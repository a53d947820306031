import type { SiteChanges, SiteSettings } from "@mindreel/contract/site/settings";

const kind = "mindreel-site";

/** Maximum characters of a file: settings and pictures have far fewer. */
const most = 10_000_000;

/** Pictures as data URLs, by id. */
export type Pictures = Readonly<Record<string, string>>;

/** All settings as a file, with the pictures that they refer to. */
export const fileOf = ({ values }: SiteSettings, pictures: Pictures): Blob =>
  new Blob([JSON.stringify({ kind, settings: values, pictures }, null, 2)], { type: "application/json" });

interface Found {
  /** Not fully validated here: the server checks each setting. */
  readonly settings: SiteChanges;
  readonly pictures: Pictures;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsIn = (values: unknown): Pictures =>
  Object.fromEntries(
    Object.entries(isRecord(values) ? values : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** @returns undefined if it holds no settings */
export async function settingsIn(file: File): Promise<Found | undefined> {
  if (file.size > most) return undefined;
  try {
    const read: unknown = JSON.parse(await file.text());
    if (!isRecord(read) || read["kind"] !== kind || !isRecord(read["settings"])) return undefined;
    return { settings: read["settings"], pictures: textsIn(read["pictures"]) };
  } catch {
    return undefined;
  }
}

export interface Change {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What a file would change. Settings locked by the environment are left as they are. */
export function changesBy(file: SiteChanges, { values, locked }: SiteSettings): readonly Change[] {
  const now = new Map<string, unknown>(Object.entries(values));
  return Object.entries(file)
    .filter(([name, to]) => locked[name] === undefined && JSON.stringify(to) !== JSON.stringify(now.get(name)))
    .map(([name, to]) => ({ name, from: now.get(name), to }));
}
