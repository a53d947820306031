import { chmodSync, lchownSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/**
 * The unprivileged user that PostgreSQL runs as if the server runs as root, since PostgreSQL refuses to run as root.
 */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The arguments of `spawn`. */
interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly account: Account | undefined;
}

export type Launcher = (program: string, args: readonly string[]) => Launch;

const systemPath = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];
export const launchPath = systemPath.join(delimiter);

/** Undefined if the server does not run as root (or runs on Windows, where pg_ctl drops privileges itself). */
export function chooseAccount(dataDir: string, clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = [clusterDir, dataDir].map((path) => statSync(path, { throwIfNoEntry: false })).find((s) => s?.uid);
  return owner ? { uid: owner.uid, gid: owner.gid } : nobody();
}

function nobody(): Account {
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    // macOS writes the id of nobody as -2; make it unsigned.
    if (name === "nobody") return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  return { uid: 65534, gid: 65534 };
}

/** Makes the account, if there is one, the owner of a folder and its contents. */
export function give(account: Account | undefined, path: string): void {
  if (!account) return;
  lchownSync(path, account.uid, account.gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(path, entry), account.uid, account.gid);
  }
}

/**
 * Starts programs as the account. If it cannot enter the folders (as with a clone in /root, mode 0700), it gets the
 * smallest capability that helps: to read and search everywhere, but not to write.
 */
export function launcher(account: Account | undefined, programs: readonly string[], dataDir: string): Launcher {
  if (!account) return (file, args) => ({ file, args, account });
  for (const program of programs) {
    // Installed under a strict umask: only dac_override makes up for missing execute permission.
    const { mode } = statSync(program);
    if ((mode & 0o111) !== 0o111) chmodSync(program, (mode & 0o7777) | 0o555);
  }
  const paths = [...programs, dataDir];
  if (paths.every((path) => canReach(path, account))) return (file, args) => ({ file, args, account });

  const blocked = paths.find((path) => !canReach(path, account)) ?? dataDir;
  const capability = borrowable();
  const setpriv = systemPath
    .map((dir) => join(dir, "setpriv"))
    .find((path) => statSync(path, { throwIfNoEntry: false }));
  if (!capability || !setpriv) {
    throw new Error(
      `PostgreSQL must not run as root, and the user it runs as instead (uid ${account.uid}) cannot reach ${blocked}. ${
        setpriv ? "" : "Install setpriv (package util-linux), "
      }${setpriv ? "Run" : "run"} Mindreel as an ordinary user, move it to a folder open to all, or set DATABASE_URL.`,
    );
  }
  const prefix = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    "--clear-groups",
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // Otherwise access(2), which initdb uses to find postgres, ignores ambient capabilities.
    "--securebits=+no_setuid_fixup",
  ];
  return (file, args) => ({ file: setpriv, args: [...prefix, "--", file, ...args], account: undefined });
}

/** Whether the account may enter all parent folders, and read and enter (or execute) the path itself. */
export function canReach(path: string, account: Account): boolean {
  if (!permits(statSync(path), account, 5)) return false;
  for (let dir = dirname(path); ; dir = dirname(dir)) {
    if (!permits(statSync(dir), account, 1)) return false;
    if (dir === dirname(dir)) return true;
  }
}

function permits(stats: Stats, account: Account, bits: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & bits) === bits;
}

/** In order of preference. Containers often withhold dac_read_search from root and grant dac_override. */
function borrowable(): "dac_read_search" | "dac_override" | undefined {
  if (process.platform !== "linux") return undefined;
  const permitted = /^CapPrm:\s*([0-9a-f]+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
  const held = BigInt(`0x${permitted ?? "0"}`);
  if (held & (1n << 2n)) return "dac_read_search";
  return held & (1n << 1n) ? "dac_override" : undefined;
}
