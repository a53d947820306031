import { buffer } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { runWithServices } from "#cli/run/with-services.ts";

const usage = `npm run bounces < message

Reads a mail server's report about an email that was not delivered. If news failed for good, its address gets no more.`;

async function main(): Promise<void> {
  const message = process.stdin.isTTY ? Buffer.alloc(0) : await buffer(process.stdin);
  if (message.length === 0) throw new Error(usage);
  await runWithServices(async ({ newsletter }, { bounceEmail }) => {
    if (bounceEmail === undefined)
      throw new Error("BOUNCE_EMAIL is not set, so nobody reports to us what became of a mail.");
    const outcome = await newsletter.bounces.receive(message);
    console.log(
      outcome === "recorded"
        ? "The address gets no more news."
        : "This is no report of news that failed for good. Nothing is changed.",
    );
  });
}

await runWithUsage(usage, () => parseArgs({ options: { help } }), main);
