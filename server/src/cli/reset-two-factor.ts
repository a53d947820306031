import { parseArgs } from "node:util";
import { runCommand } from "#serve.ts";
import { runWithServices } from "./command.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: "string" } } });
  const { email } = values;
  if (!email?.includes("@")) throw new Error("Usage: npm run reset-two-factor -- --email someone@example.com");
  await runWithServices(async ({ accounts }) => {
    const done = await accounts.twoFactor.reset(email);
    console.log(
      done
        ? `${email} signs in by the password alone now, is signed out everywhere, and is told by mail.`
        : `${email} has neither two-factor sign-in nor passkeys. Nothing is changed.`,
    );
  });
}

await runCommand(main);
