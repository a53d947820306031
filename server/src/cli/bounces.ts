import { buffer } from "node:stream/consumers";
import { runCommand } from "#serve.ts";
import { runWithServices } from "./command.ts";

async function main(): Promise<void> {
  const message = await buffer(process.stdin);
  if (message.length === 0) throw new Error("Usage: npm run bounces < message");
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

await runCommand(main);
