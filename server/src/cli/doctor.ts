import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { release } from "#config/release.ts";
import { runCommand } from "#serve.ts";
import { runWithServices } from "./command.ts";

const marks = { bad: "✗", warning: "!", good: "✓" } as const;

/** Reports problems of this installation and what to do, like the System page; exits with 1 if anything is bad. */
async function main(): Promise<void> {
  await runWithServices(async ({ admin }, config) => {
    console.log(`Mindreel ${release} at ${config.publicUrl}\n`);
    const { checks } = await admin.system.look((told) => told(sourceLanguage));
    for (const { state, says, todo } of checks) {
      console.log(`${marks[state]} ${says}`);
      if (todo !== null) console.log(`  → ${todo}`);
    }
    if (checks.some(({ state }) => state === "bad")) process.exitCode = 1;
  });
}

await runCommand(main);
