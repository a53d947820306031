/** Settings as they were given, each in its format. */
export type Given = Readonly<Record<string, string | number>>;

export interface S3Settings {
  /** Absent: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The form of `BACKUP_DIR` for a bucket. */
export const bucketAddress = /^s3:\/\/([\w.-]{1,255})(\/[\w./=-]*)?$/;

const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const others = ["S3_ENDPOINT", "S3_REGION"] as const;

/** Missing settings of the object store. */
export function storageFaults(given: Given): string[] {
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length === 0) return [];
  const [first] = [...needed, ...others].filter((name) => given[name] !== undefined);
  const reason = given["STORAGE"] === "s3" ? "STORAGE=s3" : first;
  return reason === undefined ? [] : missing.map((name) => `${name} must be set with ${reason}.`);
}

const backupNeeded = ["BACKUP_S3_ACCESS_KEY_ID", "BACKUP_S3_SECRET_ACCESS_KEY"] as const;
const backupSettings = [...backupNeeded, "BACKUP_S3_ENDPOINT", "BACKUP_S3_REGION"] as const;
const isInBucket = (given: Given) => String(given["BACKUP_DIR"] ?? "").startsWith("s3:");

/** Missing settings of backups in a bucket. */
export function backupFaults(given: Given): string[] {
  const own = backupSettings.find((name) => given[name] !== undefined);
  if (!isInBucket(given)) {
    return own === undefined ? [] : [`BACKUP_DIR must be set to a bucket, such as s3://backups, with ${own}.`];
  }
  if (own === undefined && s3Settings(given) !== undefined) return [];
  return backupNeeded
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} must be set with BACKUP_DIR=s3:….`);
}

/** Access to the backup bucket: by settings of its own, or the pictures' settings. Absent: backups go to a folder. */
export function backupBucket(given: Given): S3Settings | undefined {
  const [, bucket] = bucketAddress.exec(String(given["BACKUP_DIR"] ?? "")) ?? [];
  if (bucket === undefined) return undefined;
  const own = backupSettings.some((name) => given[name] !== undefined);
  const settings = own ? s3Settings(given, "BACKUP_S3", bucket) : s3Settings(given);
  return settings && { ...settings, bucket };
}

/** Absent: there is no object store. */
export function s3Settings(
  given: Given,
  names: "S3" | "BACKUP_S3" = "S3",
  bucket = given["S3_BUCKET"],
): S3Settings | undefined {
  if (bucket === undefined) return undefined;
  const endpoint = given[`${names}_ENDPOINT`];
  return {
    endpoint: endpoint === undefined ? undefined : String(endpoint),
    region: String(given[`${names}_REGION`] ?? "us-east-1"),
    bucket: String(bucket),
    accessKeyId: String(given[`${names}_ACCESS_KEY_ID`]),
    secretAccessKey: String(given[`${names}_SECRET_ACCESS_KEY`]),
  };
}
