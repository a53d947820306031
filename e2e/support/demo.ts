import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { googleClientId, startGoogle } from "#peers/google.ts";
import { startMailServer } from "#peers/mail-server.ts";
import { startProvider } from "#peers/provider.ts";
import { account } from "#support/people/accounts.ts";
import { freePort, type ServerProcess, startServer } from "#support/server-process.ts";

const logFile = join(import.meta.dirname, "../test-results/demo.log");

/**
 * Starts the demo as an operator would, with an empty data folder, and returns a function that stops it. Sets its URL,
 * data folder and mail folder in the environment, for this process and its children.
 */
export async function startDemo(options: readonly string[] = []): Promise<() => Promise<void>> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "mindreel-e2e-"));
  mkdirSync(join(import.meta.dirname, "../test-results"), { recursive: true });
  const google = await startGoogle();
  const provider = await startProvider();
  const mails = mkdtempSync(join(tmpdir(), "mindreel-e2e-mails-"));
  const mailServer = await startMailServer(mails);
  let demo: ServerProcess | undefined;
  const stop = async () => {
    await demo?.stop();
    google.stop();
    provider.stop();
    mailServer.stop();
    for (const folder of [dataDir, mails]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    demo = await startServer({
      script: "demo",
      options,
      port,
      logFile,
      // All journeys sign in from one IP address, faster than people do.
      env: {
        DATA_DIR: dataDir,
        RATE_LIMITS: "off",
        GOOGLE_CLIENT_ID: googleClientId,
        GOOGLE_API_BASE: google.url,
        EMBED_API_BASE: provider.url,
        SMTP_URL: mailServer.url,
      },
    });
    process.env["E2E_BASE_URL"] = demo.baseUrl;
    process.env["E2E_DATA_DIR"] = dataDir;
    process.env["E2E_MAILS"] = mails;
    process.env["E2E_SMTP_URL"] = mailServer.url;
    process.env["E2E_PROVIDER_URL"] = provider.url;
    account("superuser");
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
