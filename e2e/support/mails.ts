import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, register } from "./accounts.ts";

/** The source of every mail to an address, oldest first. */
export function mailsTo(email: string): string[] {
  const folder = process.env["E2E_MAILS"] ?? ".";
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", ""))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** The path of the newest mailed link to an address; by default the one that confirms the address. */
export const mailedLink = (email: string, link = /\/confirm-email\/[\w-]{43}/): string | undefined =>
  mailsTo(email)
    .map((mail) => link.exec(mail)?.[0])
    .findLast((found) => found !== undefined);

/** Registers a member and confirms the address. */
export async function registerConfirmed(request: APIRequestContext): Promise<Account> {
  const member = await register(request);
  await expect.poll(() => mailedLink(member.email), { timeout: 15_000 }).toBeDefined();
  const token = mailedLink(member.email)?.split("/").at(-1);
  // The link becomes valid a moment after its mail was sent.
  const confirmed = async () => (await request.post("/api/accounts/v1/email/confirm/", { data: { token } })).ok();
  await expect.poll(confirmed, { timeout: 5_000 }).toBe(true);
  return member;
}

/** The token of the free month mailed to an address. */
export async function offerMailedTo(email: string): Promise<string> {
  const offer = () => /\/signup\?offer=(?:3D)?([\w-]{43})/.exec(mailsTo(email)[0] ?? "")?.[1];
  await expect.poll(offer, { timeout: 15_000 }).toBeDefined();
  return offer() ?? "";
}
