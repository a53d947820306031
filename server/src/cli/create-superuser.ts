import { parseArgs } from "node:util";
import password from "@inquirer/password";
import { loadConfig, superuserPassword } from "#config.ts";
import { openGround } from "#ground.ts";
import { AppError } from "#platform/errors.ts";
import { noPayments } from "#ports/payments/off.ts";
import { createLog, runCommand } from "#serve.ts";
import { createServices } from "#services.ts";

async function askPassword(): Promise<string> {
  const first = await password({ message: "Password:", mask: true });
  const again = await password({ message: "Password again:", mask: true });
  if (first !== again) throw new Error("The two passwords do not match.");
  return first;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: "string" }, username: { type: "string" } } });
  const { email, username } = values;
  if (!email?.includes("@") || !username) {
    throw new Error("Usage: npm run create-superuser -- --email you@example.com --username you");
  }
  const secret = superuserPassword() ?? (await askPassword());
  const config = loadConfig();
  const log = createLog();
  log.level = "error";
  const ground = await openGround(config, log, false);
  try {
    const { accounts } = createServices({ ...ground, payments: noPayments, config, clock: () => new Date() });
    const draft = { email, username, password: secret, password2: secret, is_superuser: true };
    await accounts.register(draft, { trusted: true });
    console.log(`Superuser ${username} is created. Sign in at ${config.publicUrl}/signin`);
  } catch (error) {
    if (!(error instanceof AppError) || error.errors === undefined) throw error;
    throw new Error(
      Object.entries(error.errors)
        .map(([field, messages]) => `${field}: ${messages.join(" ")}`)
        .join("\n"),
    );
  } finally {
    await ground.stop();
  }
}

await runCommand(main);
