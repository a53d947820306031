import { createHmac, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { give } from "./account.ts";
import { type Cluster, run } from "./cluster.ts";
import { errorCode, isAlive } from "./postmaster.ts";

export const superuser = "postgres";
const secretName = "mindreel.secret";
const unfinished = /^postgres-init-(\d+)-/;

/** Written to postgresql.conf, where an operator can change them. Durability stays at PostgreSQL's safe defaults. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "64MB",
  // PostgreSQL would derive 2 MB from shared_buffers, and adding many rows would keep waiting for the disk.
  wal_buffers: "16MB",
  maintenance_work_mem: "32MB",
  // A container's /dev/shm is too small for parallel queries.
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  // Keeps members' input out of the log file.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  default_text_search_config: "pg_catalog.english",
};

/** Only with a password, and only from this machine. */
const accessRules = ["127.0.0.1/32", "::1/128"].map((address) => `host all all ${address} scram-sha-256\n`).join("");

/** Writes the settings of a restored database anew: in those of a backup, somebody could have named commands. */
export async function writeSettings(dir: string): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await writeFile(join(dir, "postgresql.conf"), lines.join(""), { mode: 0o600 });
  await writeFile(join(dir, "pg_hba.conf"), accessRules, { mode: 0o600 });
  await writeFile(join(dir, "pg_ident.conf"), "", { mode: 0o600 });
}

/** Creates the data folder if there is none, under a temporary name first, so that a crash leaves no partial one. */
export async function ensureData(cluster: Cluster): Promise<void> {
  const { dataDir, dir, account, binaries } = cluster;
  if (existsSync(dir)) {
    // Root restored a backup.
    if (account && statSync(dir).uid !== account.uid) give(account, dir);
    return;
  }
  const aside = join(dataDir, `postgres-init-${process.pid}-${randomBytes(4).toString("hex")}`);
  const data = join(aside, "data");
  const secret = join(aside, secretName);
  mkdirSync(data, { recursive: true });
  writeFileSync(secret, randomBytes(24).toString("hex"), { mode: 0o600 });
  give(account, aside);
  try {
    const { code, output } = await run(cluster, binaries.initdb, [
      `--pgdata=${data}`,
      `--username=${superuser}`,
      `--pwfile=${secret}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
    ]);
    if (code !== 0) throw new Error(`The database could not be made in ${dataDir}: ${output}`);
    renameSync(secret, join(data, secretName));
    moveInto(data, dir);
    syncFolder(dataDir);
  } finally {
    rmSync(aside, { recursive: true, force: true, maxRetries: 3 });
  }
}

function moveInto(data: string, dir: string): void {
  try {
    renameSync(data, dir);
  } catch (error) {
    // Another process created it first, so use its database.
    if (!existsSync(dir)) throw error;
  }
}

function syncFolder(folder: string): void {
  // Windows cannot open a folder, and does not need to.
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** Removes the leftovers of an interrupted first start. */
export function removeUnfinished({ dataDir }: Cluster): void {
  for (const name of readdirSync(dataDir)) {
    const pid = Number(unfinished.exec(name)?.[1] ?? 0);
    if (pid > 0 && (pid === process.pid || !isAlive(pid))) {
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 });
    }
  }
}

/** The superuser's password is the secret itself; another role's is derived from it and does not reveal it. */
export function passwordOf(cluster: Cluster, role: string): string {
  let secret: string;
  try {
    secret = readFileSync(join(cluster.dir, secretName), "utf8");
  } catch (cause) {
    throw new Error(
      errorCode(cause) === "EACCES"
        ? `The data folder ${cluster.dir} belongs to another user. Start Mindreel as that user or as root, or set DATA_DIR to another folder.`
        : `The data folder ${cluster.dir} holds no readable ${secretName}, the database's password. Restore it, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return role === superuser ? secret : createHmac("sha256", secret).update(role).digest("hex");
}
