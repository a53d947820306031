import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { googleClientId, startGoogle } from "#peers/google.ts";
import { startMailServer } from "#peers/mail-server.ts";
import { startProvider } from "#peers/provider.ts";
import { account } from "./accounts.ts";

const root = join(import.meta.dirname, "../..");
const logFile = join(import.meta.dirname, "../test-results/demo.log");

/**
 * Starts the demo as an operator would, with an empty data folder, and returns a function that stops it. Sets its URL,
 * data folder and mail folder in the environment, for this process and its children.
 */
export async function startDemo(): Promise<() => Promise<void>> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "mindreel-e2e-"));
  mkdirSync(join(import.meta.dirname, "../test-results"), { recursive: true });
  const google = await startGoogle();
  const provider = await startProvider();
  const mails = mkdtempSync(join(tmpdir(), "mindreel-e2e-mails-"));
  const mailServer = await startMailServer(mails);
  const log = openSync(logFile, "w");
  // Its own process group, so that stopping reaches npm, the server and the database.
  const demo = spawn("npm", ["run", "demo"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", log, log],
    // All journeys sign in from one IP address, faster than people do. A DATABASE_URL is passed on.
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      GOOGLE_CLIENT_ID: googleClientId,
      GOOGLE_API_BASE: google.url,
      EMBED_API_BASE: provider.url,
      SMTP_URL: mailServer.url,
    },
  });
  const stop = async () => {
    await stopGroup(demo);
    google.stop();
    provider.stop();
    mailServer.stop();
    for (const folder of [dataDir, mails]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const baseUrl = `http://localhost:${port}`;
    await untilReady(demo, baseUrl);
    process.env["E2E_BASE_URL"] = baseUrl;
    process.env["E2E_DATA_DIR"] = dataDir;
    process.env["E2E_MAILS"] = mails;
    account("superuser");
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function untilReady(demo: ChildProcess, baseUrl: string): Promise<void> {
  const end = Date.now() + 600_000;
  let ended = false;
  demo.once("exit", () => {
    ended = true;
  });
  while (!ended && Date.now() < end) {
    const answer = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(200);
  }
  const lastLines = readFileSync(logFile, "utf8").split("\n").slice(-30).join("\n");
  throw new Error(`The demo ${ended ? "ended before it was ready" : "was not ready within 600 s"}:\n${lastLines}`);
}

async function stopGroup(demo: ChildProcess): Promise<void> {
  if (demo.pid === undefined) return;
  const end = Date.now() + 20_000;
  let signalled = signalGroup(demo.pid, "SIGTERM");
  while (signalled && Date.now() < end) {
    await sleep(100);
    signalled = signalGroup(demo.pid, 0);
  }
  if (signalled) signalGroup(demo.pid, "SIGKILL");
}

/** Returns false once the group has no processes left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("No free port."));
      });
    });
  });
}
