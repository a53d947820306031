import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, register } from "#accounts.ts";

/** The path of the link that was mailed to a new member; the demo's mails are files. */
export function mailedLink(email: string): string | undefined {
  const outbox = join(process.env["E2E_DATA_DIR"] ?? ".", "outbox");
  const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
    .map((name) => readFileSync(join(outbox, name), "utf8").replaceAll("=\r\n", ""))
    .filter((mail) => mail.includes(`To: ${email}`));
  return /\/confirm-email\/[\w-]{43}/.exec(mails.join("\n"))?.[0];
}

/** A new member who has confirmed their address. */
export async function registerConfirmed(request: APIRequestContext): Promise<Account> {
  const member = await register(request);
  await expect.poll(() => mailedLink(member.email), { timeout: 15_000 }).toBeDefined();
  const token = mailedLink(member.email)?.split("/").at(-1);
  const answer = await request.post("/api/accounts/v1/email/confirm/", { data: { token } });
  expect(answer.ok()).toBe(true);
  return member;
}
