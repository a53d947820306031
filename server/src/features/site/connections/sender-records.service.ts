import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { SenderRecords } from "@mindreel/contract/site/connections";
import type { Config } from "#config/config.ts";
import { isPublicAddress } from "#security/public-address.ts";
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

/** Whether the DNS knows a domain, or one above it: a subdomain may have no name server of its own. */
function isKnown(resolver: Resolver, domain: string): Promise<boolean> {
  const labels = domain.split(".");
  const domains = labels.slice(1).map((_, n) => labels.slice(n).join("."));
  const asked = domains.flatMap((each) => [resolver.resolveNs(each), resolver.resolveSoa(each)]);
  return Promise.any(asked).then(
    () => true,
    () => false,
  );
}

/** The texts at each of a domain's names. Some resolvers say of every name that there is none: that tells nothing. */
async function textsOf(resolver: Resolver, domain: string, names: readonly string[]): Promise<readonly Texts[]> {
  const found = await Promise.all(names.map((name) => textsAt(resolver, name)));
  const isTold = found.some((texts) => texts !== "unknown" && texts.length > 0) || (await isKnown(resolver, domain));
  return isTold ? found : found.map(() => "unknown");
}

/** A mail server on a private network sends from an address that only the network's way out knows. */
function seenHost(smtpUrl: string): string | undefined {
  const { hostname } = new URL(smtpUrl);
  const address = hostname.replaceAll(/[[\]]/g, "");
  return isIP(address) === 0 || isPublicAddress(address) ? hostname : undefined;
}

/** Looks up by what receivers recognise the sender of our mails. Never fails. */
export async function senderRecords(
  { mailFrom, smtpUrl }: Pick<Config, "mailFrom" | "smtpUrl">,
  selector: string | undefined,
  resolver = new Resolver(patience),
): Promise<SenderRecords> {
  const from = mailFrom.slice(mailFrom.lastIndexOf("<") + 1).replace(">", "");
  const domain = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  const names = (selector === undefined ? usualSelectors : [selector]).map((each) => `${each}._domainkey.${domain}`);
  const all = [domain, `_dmarc.${domain}`, ...names];
  const [spf = "unknown", dmarc = "unknown", ...keys] = await textsOf(resolver, domain, all);
  const at = new Map(names.map((name, n) => [name, keys[n] ?? "unknown"]));
  const mailHost = smtpUrl && seenHost(smtpUrl);
  return { domain, records: [spfOf(domain, spf, mailHost), dkimOf(domain, at), dmarcOf(domain, dmarc, from)] };
}
