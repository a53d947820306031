import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { type Account, register } from "#support/people/accounts.ts";

/** The outbox of the server that most journeys share. */
const sharedOutbox = () => process.env["E2E_MAILS"] ?? ".";

/** The sources of all mails to an address, oldest first. */
export function mailsTo(email: string, folder = sharedOutbox()): string[] {
  // There is no outbox before the first mail.
  return globSync("*.eml", { cwd: folder })
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", ""))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** Waits for a mail to an address that matches the pattern, and returns the match in the newest one. */
export async function mailed(email: string, what: RegExp, outbox = sharedOutbox()): Promise<RegExpExecArray> {
  const find = () =>
    mailsTo(email, outbox)
      .map((mail) => what.exec(mail))
      .findLast((found) => found !== null);
  await expect.poll(find, `a mail to ${email} with ${what}`).toBeDefined();
  const found = find();
  if (found === undefined) throw new Error("The mail is gone.");
  return found;
}

/** The path of the newest mailed link to an address; by default the confirmation link. */
export const mailedLink = async (email: string, link = /\/confirm-email\/[\w-]{43}/): Promise<string> =>
  (await mailed(email, link))[0];

/** Registers a member and confirms the address. */
export async function registerConfirmed(request: APIRequestContext): Promise<Account> {
  const member = await register(request);
  const token = (await mailedLink(member.email)).split("/").at(-1);
  // The link becomes valid shortly after its mail was sent.
  const confirmed = async () => (await request.post("/api/accounts/v1/email/confirm/", { data: { token } })).ok();
  await expect.poll(confirmed).toBe(true);
  return member;
}

/** The token of the free month mailed to an address. */
export const offerMailedTo = async (email: string): Promise<string> =>
  new URLSearchParams((await offerLinkMailedTo(email)).split("?")[1]).get("offer") ?? "";

/** The path of the link to that free month. */
export async function offerLinkMailedTo(email: string): Promise<string> {
  const link = await mailedLink(email, /\/signup\?offer=(?:3D)?[\w-]{43}(?:(?:&|&amp;)next=(?:3D)?[\w%-]+)?/);
  return link.replaceAll("=3D", "=").replace("&amp;", "&");
}
