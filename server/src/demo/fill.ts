import { existsSync } from "node:fs";
import { openInfrastructure } from "#infrastructure.ts";
import { createLog, runCommand } from "#serve.ts";
import { accountsFile, demoConfig } from "./accounts.ts";
import { seedDemo } from "./seed.ts";

/**
 * Fills the demo's library if it is empty, in its own process so that the server does not keep the memory that this
 * takes. The first start does this while it builds (`tools/run.js`), and is told whether the library was filled.
 */
await runCommand(async () => {
  const config = demoConfig();
  if (existsSync(accountsFile(config))) return;
  process.stdout.write("Filling the demo library …\n");
  const log = createLog("warn");
  const infrastructure = await openInfrastructure(config, log, true);
  try {
    await seedDemo(infrastructure, config, log);
  } finally {
    await infrastructure.stop();
  }
  process.send?.("filled");
});
