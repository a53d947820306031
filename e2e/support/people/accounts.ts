import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { newWord } from "#support/people/words.ts";

type Role = "superuser" | "pro" | "free";

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Session {
  readonly token: string;
  readonly id: number;
}

/** One of the demo's accounts, with the password generated for this run. */
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

export const authorization = (session: Session) => ({ Authorization: `Token ${session.token}` });

export async function logIn(request: APIRequestContext, { email, password }: Account): Promise<Session> {
  const response = await request.post("/api/accounts/v1/login/", { data: { email, password } });
  if (!response.ok()) throw new Error(`Signing in as ${email}: ${response.status()} ${await response.text()}`);
  const { token, id }: Session = await response.json();
  return { token, id };
}

/** Unique, so that journeys do not see each other's likes, saved and watched videos. */
export function newPerson(): Account & { readonly username: string } {
  const username = `guest-${newWord()}`;
  return { username, email: `${username}@example.com`, password: randomUUID() };
}

/** Registers a free member or, with a superuser's session, a superuser, who is pro from the start. */
export async function register(request: APIRequestContext, superuser?: Session): Promise<Account> {
  const person = newPerson();
  const response = await request.post("/api/accounts/v1/register/", {
    data: { ...person, password2: person.password, is_superuser: superuser !== undefined },
    ...(superuser !== undefined && { headers: authorization(superuser) }),
  });
  if (!response.ok()) throw new Error(`Registering: ${response.status()} ${await response.text()}`);
  return person;
}

/** Stores the session as the app itself does. */
export async function keepSession(context: BrowserContext, session: Session, baseURL: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ token: session.token, id: session.id }));
  await context.addCookies([{ name: "user", value, url: baseURL, sameSite: "Lax" }]);
}
