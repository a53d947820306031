import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { SessionUser } from "@mindreel/contract/accounts/sessions";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { fill } from "./filled.ts";
import { type Credentials, type RunningServer, signIn, startServer } from "./server.ts";

const Account = Type.Object({ email: Type.String(), password: Type.String() });
const Accounts = Type.Object({ superuser: Account, pro: Account, free: Account });
export type DemoRole = keyof Static<typeof Accounts>;

/** The credentials that the demo generated for an account. */
export const demoAccount = (dataDir: string, role: DemoRole): Credentials =>
  Value.Parse(Accounts, JSON.parse(readFileSync(path.join(dataDir, "demo-accounts.json"), "utf8")))[role];

interface Demo extends RunningServer {
  readonly signIn: (role: DemoRole) => Promise<SessionUser>;
}

/** The cookie `user`, as the web app stores it. */
export const cookieOf = ({ token, id }: SessionUser): string => encodeURIComponent(JSON.stringify({ token, id }));

/** The demo's pictures get their small formats after the start; the encoder process ends ten seconds later. */
async function picturesMade({ encoderPeak }: RunningServer): Promise<void> {
  for (let quiet = 0; quiet < 15; quiet++) {
    await sleep(1000);
    if (encoderPeak() !== undefined) quiet = 0;
  }
}

/** The checkout to measure: this one, or the one that CHECKOUT names. */
export const checkout = path.resolve(process.env["CHECKOUT"] ?? path.resolve(import.meta.dirname, "../.."));

/**
 * Runs the production build of the demo, and starts the work once the server is idle; an SQL file can add data. It uses
 * a temporary folder, or the one that DEMO names, which is kept for the next run.
 */
export async function withDemo(work: (demo: Demo) => Promise<void>, sqlFile?: string): Promise<void> {
  const kept = process.env["DEMO"];
  const dataDir = kept ?? mkdtempSync(path.join(tmpdir(), "mindreel-bench-"));
  try {
    const server = await startServer(checkout, "demo", { DATA_DIR: dataDir, RATE_LIMITS: "off" });
    try {
      await picturesMade(server);
      if (sqlFile !== undefined) await fill(dataDir, sqlFile);
      await work({ ...server, signIn: (role) => signIn(server.url, demoAccount(dataDir, role)) });
    } finally {
      await server.stop();
    }
  } finally {
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}
