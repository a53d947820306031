import { execFileSync } from "node:child_process";
import path from "node:path";
import { type Engine, startEmbedded } from "../../server/src/data/engine/engine.ts";
import type { Credentials } from "./server.ts";

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** Opens the embedded database of a running server, which keeps owning it. */
export const openDatabase = (dataDir: string): Promise<Engine> => startEmbedded({ dataDir, log, owner: false });

/** The superuser that `createSuperuser` creates. */
export const superuser: Credentials = { email: "bench@example.com", password: "one page at a time" };

/** Creates a database under `dataDir`, with one superuser. */
export function createSuperuser(dataDir: string): void {
  execFileSync("npm", ["run", "create-superuser", "--", "--email", superuser.email, "--username", "bench"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    stdio: "ignore",
    env: { ...process.env, DATA_DIR: dataDir, SUPERUSER_PASSWORD: superuser.password },
  });
}
