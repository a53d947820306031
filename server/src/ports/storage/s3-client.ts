import { S3Client } from "@aws-sdk/client-s3";
import type { S3Settings } from "#config/storage-settings.ts";

/** How long a store may take, in milliseconds. */
interface Timeouts {
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
}

/** A client for Amazon S3 or a compatible store. */
export const createS3Client = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  timeouts: Timeouts,
): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Few stores other than Amazon's support a host for each bucket, or its newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: timeouts,
  });
