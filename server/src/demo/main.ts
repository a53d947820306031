import fastifyStatic from "@fastify/static";
import type { Config } from "#config.ts";
import { loadConfig } from "#config.ts";
import { runCommand, serve } from "#serve.ts";
import { clipsFolder } from "./library.ts";
import { accountsFile, type Credentials, seedDemo } from "./seed.ts";

function tell(config: Config, credentials: Credentials | null): void {
  const lines = [
    "",
    `  ${config.appName} with its demo library: ${config.publicUrl}`,
    "",
    ...(credentials === null
      ? [`  The passwords were printed at the first start; they are kept in ${accountsFile(config)}`]
      : Object.entries(credentials).map(
          ([name, { email, password }]) => `  ${name.padEnd(10)} ${email.padEnd(24)} ${password}`,
        )),
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

async function main(): Promise<void> {
  const config = loadConfig();
  let credentials: Credentials | null = null;
  await serve(config, {
    prepare: async (ground) => {
      credentials = await seedDemo(ground, config);
    },
    extend: async (app) => {
      await app.register(async (clips) => {
        clips.addHook("onRoute", (route) => {
          route.config = { ...route.config, access: "anyone" };
        });
        await clips.register(fastifyStatic, {
          root: clipsFolder,
          prefix: "/demo/clips/",
          decorateReply: false,
          maxAge: "1d",
          // A page opened as 127.0.0.1 plays what is addressed as localhost.
          setHeaders: (reply) => reply.header("Access-Control-Allow-Origin", "*"),
        });
      });
    },
  });
  tell(config, credentials);
}

await runCommand(main);
