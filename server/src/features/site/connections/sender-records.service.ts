import { Resolver } from "node:dns/promises";
import type { SenderRecords } from "@mindreel/contract/site/connections";
import type { Config } from "#config/config.ts";
import { dkimOf, dmarcOf, spfOf, type Texts, usualSelectors } from "./sender-records.policy.ts";

/** A person waits. */
const patience = { timeout: 2_500, tries: 1 };

const isCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

async function textsAt(resolver: Resolver, name: string): Promise<Texts> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    return isCode(error, ["ENOTFOUND", "ENODATA"]) ? [] : "unknown";
  }
}

/** Looks up by what receivers recognise the sender of our mails. Never fails. */
export async function senderRecords(
  { mailFrom, smtpUrl }: Pick<Config, "mailFrom" | "smtpUrl">,
  selector: string | undefined,
): Promise<SenderRecords> {
  const from = mailFrom.slice(mailFrom.lastIndexOf("<") + 1).replace(">", "");
  const domain = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  const resolver = new Resolver(patience);
  const names = (selector === undefined ? usualSelectors : [selector]).map((each) => `${each}._domainkey.${domain}`);
  const [spf, dmarc, ...keys] = await Promise.all([
    textsAt(resolver, domain),
    textsAt(resolver, `_dmarc.${domain}`),
    ...names.map((name) => textsAt(resolver, name)),
  ]);
  const at = new Map(names.map((name, n) => [name, keys[n] ?? "unknown"]));
  const mailHost = smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname;
  return { domain, records: [spfOf(domain, spf, mailHost), dkimOf(domain, at), dmarcOf(domain, dmarc, from)] };
}
