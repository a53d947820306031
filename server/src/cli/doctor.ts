import { parseArgs } from "node:util";
import { sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Services } from "#app.ts";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { runWithServices } from "#cli/run/with-services.ts";
import type { Config } from "#config/config.ts";
import { release } from "#files/release.ts";

const usage = `npm run doctor

Reports problems of this installation and what to do, like the page System. Exits with 1 if anything is broken.`;

const marks = { bad: "✗", warning: "!", off: "–", good: "✓" } as const;

async function main(): Promise<void> {
  const report = async ({ admin }: Services, config: Config) => {
    console.log(`Mindreel ${release} at ${config.publicUrl}\n`);
    const checks = await admin.system.checks(sourceLanguage);
    for (const { state, says, todo } of checks) {
      console.log(`${marks[state]} ${says}`);
      if (todo !== null) console.log(`  → ${todo}`);
    }
    if (checks.some(({ state }) => state === "bad")) process.exitCode = 1;
  };
  await runWithServices(report, { asks: true });
}

await runWithUsage(usage, () => parseArgs({ options: { help } }), main);
