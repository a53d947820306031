import { readFileSync } from "node:fs";
import { join } from "node:path";

type Role = "superuser" | "pro" | "free";

interface Account {
  email: string;
  password: string;
}

/** A demo account, with the password that this run's demo made up for it. */
export function account(role: Role): Account {
  const file = join(process.env["E2E_DATA_DIR"] ?? ".", "demo-accounts.json");
  const accounts: unknown = JSON.parse(readFileSync(file, "utf8"));
  const found = property(accounts, role);
  const email = property(found, "email");
  const password = property(found, "password");
  if (typeof email !== "string" || typeof password !== "string") throw new Error(`${file} holds no ${role} account.`);
  return { email, password };
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
