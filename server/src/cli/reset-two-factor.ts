import { parseArgs } from "node:util";
import { loadConfig } from "#config.ts";
import { openGround } from "#ground.ts";
import { noPayments } from "#ports/payments/off.ts";
import { createLog, runCommand } from "#serve.ts";
import { createServices } from "#services.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  const { email } = values;
  if (!email?.includes("@")) throw new Error("Usage: npm run reset-two-factor -- --email someone@example.com");
  const config = loadConfig();
  const log = createLog();
  log.level = "error";
  const ground = await openGround(config, log, false);
  try {
    const { factors } = createServices({ ...ground, payments: noPayments, config, clock: () => new Date() });
    const done = await factors.twoFactor.reset(email);
    console.log(
      done
        ? `${email} signs in by the password alone now, is signed out everywhere, and is told by mail.`
        : `${email} has neither two-factor sign-in nor passkeys. Nothing is changed.`,
    );
  } finally {
    await ground.stop();
  }
}

await runCommand(main);
