import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, register } from "#accounts.ts";

/** Every mail to an address, oldest first, as its source reads; the demo's mails are files. */
export function mailsTo(email: string): string[] {
  const outbox = join(process.env["E2E_DATA_DIR"] ?? ".", "outbox");
  return (existsSync(outbox) ? readdirSync(outbox).sort() : [])
    .map((name) => readFileSync(join(outbox, name), "utf8").replaceAll("=\r\n", ""))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** The path of the newest link of a kind that was mailed to an address; of the one to confirm it, where none is named. */
export const mailedLink = (email: string, link = /\/confirm-email\/[\w-]{43}/): string | undefined =>
  mailsTo(email)
    .map((mail) => link.exec(mail)?.[0])
    .findLast((found) => found !== undefined);

/** A new member who has confirmed their address. */
export async function registerConfirmed(request: APIRequestContext): Promise<Account> {
  const member = await register(request);
  await expect.poll(() => mailedLink(member.email), { timeout: 15_000 }).toBeDefined();
  const token = mailedLink(member.email)?.split("/").at(-1);
  const answer = await request.post("/api/accounts/v1/email/confirm/", { data: { token } });
  expect(answer.ok()).toBe(true);
  return member;
}
