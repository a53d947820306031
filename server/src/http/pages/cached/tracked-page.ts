import { recordDependency, recordPart, trackDependencies } from "#data/cache/dependencies.ts";

/** @returns a page, and whether all its data was there in time */
export type MakePage = () => Promise<{ readonly page: string; readonly whole: boolean }>;

/** Makes a page for the cache: it is valid until something that it shows changes, and not cached unless it is whole. */
export async function makeTracked(make: MakePage): Promise<string> {
  const { value, dependencies } = await trackDependencies(make);
  if (dependencies !== undefined && value.whole) {
    recordDependency(["site"]);
    recordPart(dependencies);
  }
  return value.page;
}
