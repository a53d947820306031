import { openInfrastructure } from "#infrastructure.ts";
import { createLog, runCommand } from "#serve.ts";
import { seedDemo } from "./seed.ts";
import { demoConfig } from "./settings.ts";

/** Fills the demo's library, in its own process so that the server does not keep the memory that this takes. */
await runCommand(async () => {
  const config = demoConfig();
  const log = createLog("warn");
  const infrastructure = await openInfrastructure(config, log, true);
  try {
    await seedDemo(infrastructure, config, log);
  } finally {
    await infrastructure.stop();
  }
});
