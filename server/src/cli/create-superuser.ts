import { parseArgs } from "node:util";
import password from "@inquirer/password";
import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { runWithServices } from "#cli/run/with-services.ts";
import { superuserPassword } from "#config/config.ts";
import { AppError } from "#domain/errors.ts";

const usage = `npm run create-superuser -- --email you@example.com --username you

Creates an account that runs the library, whether or not the server is running. Asks for the password, unless
SUPERUSER_PASSWORD is set.`;

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error("There is no terminal to ask for the password. Set SUPERUSER_PASSWORD.");
  const first = await password({ message: "Password:", mask: true });
  const again = await password({ message: "Password again:", mask: true });
  if (first !== again) throw new Error("The two passwords do not match.");
  return first;
}

async function main({ email, username }: { email?: string; username?: string }): Promise<void> {
  if (!email?.includes("@") || !username) throw new Error(usage);
  const secret = superuserPassword() ?? (await askPassword());
  await runWithServices(async ({ accounts }, config) => {
    try {
      const draft = { email, username, password: secret, password2: secret, is_superuser: true };
      await accounts.registration.register(draft, { trusted: true });
      console.log(`Superuser ${username} has been created. Sign in at ${config.publicUrl}${pagePath("signIn")}`);
    } catch (error) {
      const errors = error instanceof AppError ? error.errorsIn(sourceLanguage) : undefined;
      if (errors === undefined) throw error;
      throw new Error(
        Object.entries(errors)
          .map(([field, messages]) => `${field}: ${messages.join(" ")}`)
          .join("\n"),
      );
    }
  });
}

const options = { email: { type: "string" }, username: { type: "string" }, help } as const;

await runWithUsage(usage, () => parseArgs({ options }), main);
