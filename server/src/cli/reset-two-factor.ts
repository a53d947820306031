import { parseArgs } from "node:util";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { runWithServices } from "#cli/run/with-services.ts";

const usage = `npm run reset-two-factor -- --email someone@example.com

For somebody who has lost their app, passkeys and recovery codes: removes all of them, and signs the account out.`;

async function main({ email }: { email?: string }): Promise<void> {
  if (!email?.includes("@")) throw new Error(usage);
  await runWithServices(async ({ accounts }) => {
    const done = await accounts.twoFactor.reset(email);
    console.log(
      done
        ? `${email} signs in by the password alone now, is signed out everywhere, and is told by mail.`
        : `${email} has neither two-factor sign-in nor passkeys. Nothing is changed.`,
    );
  });
}

await runWithUsage(usage, () => parseArgs({ options: { email: { type: "string" }, help } }), main);
