import { parseArgs } from "node:util";
import password from "@inquirer/password";
import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { superuserPassword } from "#config/config.ts";
import { AppError } from "#domain/errors.ts";
import { runCommand } from "#serve.ts";
import { runWithServices } from "./command.ts";

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
  await runWithServices(async ({ accounts }, config) => {
    try {
      const draft = { email, username, password: secret, password2: secret, is_superuser: true };
      await accounts.registration.register(draft, { trusted: true });
      console.log(`Superuser ${username} is created. Sign in at ${config.publicUrl}${pagePath("signIn")}`);
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

await runCommand(main);
