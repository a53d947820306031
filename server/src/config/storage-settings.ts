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

const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const others = ["S3_ENDPOINT", "S3_REGION"] as const;

/** What is missing of the settings for an object store. */
export function storageFaults(given: Given): string[] {
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length === 0) return [];
  const [first] = [...needed, ...others].filter((name) => given[name] !== undefined);
  const reason = given["STORAGE"] === "s3" ? "STORAGE=s3" : first;
  return reason === undefined ? [] : missing.map((name) => `${name} must be set with ${reason}.`);
}

/** Absent: there is no object store. */
export const s3Settings = (given: Given): S3Settings | undefined =>
  given["S3_BUCKET"] === undefined
    ? undefined
    : {
        endpoint: given["S3_ENDPOINT"] === undefined ? undefined : String(given["S3_ENDPOINT"]),
        region: String(given["S3_REGION"] ?? "us-east-1"),
        bucket: String(given["S3_BUCKET"]),
        accessKeyId: String(given["S3_ACCESS_KEY_ID"]),
        secretAccessKey: String(given["S3_SECRET_ACCESS_KEY"]),
      };
