import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { S3Settings } from "#config/storage-settings.ts";
import { atEnd } from "#test/run/at-end.ts";

const script = fileURLToPath(new URL("./s3.child.ts", import.meta.url));
const bucket = "pictures";

/** A local S3-compatible server (s3rver), which verifies every signature. */
export async function startS3(): Promise<{
  settings: S3Settings;
  stop: () => Promise<void>;
  /** Restarts it on the same port, with its data. */
  start: () => Promise<void>;
}> {
  const directory = await mkdtemp(path.join(tmpdir(), "mindreel-s3-"));
  let child: ChildProcess | undefined;
  const run = async (wanted: number): Promise<number> => {
    // It encrypts continuation tokens of listings with a cipher that must be enabled explicitly.
    child = fork(script, [directory, bucket, String(wanted)], { execArgv: ["--openssl-legacy-provider"] });
    const [port] = await once(child, "message");
    return port;
  };
  const stop = async () => {
    if (child === undefined) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    child = undefined;
  };
  const port = await run(0);
  atEnd(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    settings: {
      ...{ endpoint: `http://127.0.0.1:${port}`, region: "us-east-1", bucket },
      // The only key that it accepts.
      ...{ accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    },
    stop,
    start: async () => void (await run(port)),
  };
}
