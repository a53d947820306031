import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config/config.ts";
import { sourceFile } from "#files/source-file.ts";
import { runCommand, serve } from "#serve.ts";
import { accountsFile, type Credentials, demoConfig } from "./accounts.ts";
import { clipsFolder } from "./library.ts";

function fillLibrary(): void {
  const script = sourceFile("demo/fill.ts");
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: "inherit" });
  if (status !== 0) throw new Error("The demo library could not be filled.");
}

async function serveClips(app: FastifyInstance): Promise<void> {
  await app.register(async (clips) => {
    clips.addHook("onRoute", (route) => {
      route.config = { ...route.config, access: "anyone", unlogged: true };
    });
    await clips.register(fastifyStatic, {
      root: clipsFolder,
      prefix: "/demo/clips/",
      decorateReply: false,
      maxAge: "1d",
      // A page opened at 127.0.0.1 plays clips from localhost, which is another origin.
      setHeaders: (reply) => reply.header("Access-Control-Allow-Origin", "*"),
    });
  });
}

/** The passwords are printed at the first start only; after that they are in the file. */
function printAccounts(config: Config, first: boolean): void {
  const credentials: Credentials = JSON.parse(readFileSync(accountsFile(config), "utf8"));
  const accounts = Object.entries(credentials).map(
    ([name, { email, password }]) => `  ${name.padEnd(10)} ${email.padEnd(24)} ${password}`,
  );
  const lines = first
    ? accounts
    : [`  The passwords were printed at the first start; they are kept in ${accountsFile(config)}`];
  process.stdout.write(`\n  ${config.appName} with its demo library: ${config.publicUrl}\n\n${lines.join("\n")}\n\n`);
}

await runCommand(async () => {
  const config = demoConfig();
  const isFilled = existsSync(accountsFile(config));
  if (!isFilled) fillLibrary();
  await serve(config, { extend: serveClips });
  printAccounts(config, !isFilled || process.argv.includes("filled"));
});
