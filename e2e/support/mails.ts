import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, register } from "./accounts.ts";

/** Every mail that the mail server got for an address, oldest first, as its source reads. */
export function mailsTo(email: string): string[] {
  const folder = process.env["E2E_MAILS"] ?? ".";
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", ""))
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
  // The link counts from a moment after its mail has gone out, which a person never notices.
  const confirmed = async () => (await request.post("/api/accounts/v1/email/confirm/", { data: { token } })).ok();
  await expect.poll(confirmed, { timeout: 5_000 }).toBe(true);
  return member;
}

/** The offer of a free month that was mailed to an address. */
export async function offerMailedTo(email: string): Promise<string> {
  const offer = () => /\/signup\?offer=(?:3D)?([\w-]{43})/.exec(mailsTo(email)[0] ?? "")?.[1];
  await expect.poll(offer, { timeout: 15_000 }).toBeDefined();
  return offer() ?? "";
}
