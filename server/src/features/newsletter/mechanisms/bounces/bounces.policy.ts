import { createHmac, timingSafeEqual } from "node:crypto";
import { type Fields, fieldIn, groupsOf, partsOf, textOf } from "./parts.policy.ts";

/** The largest delivery id that is accepted. */
const maxId = Number.MAX_SAFE_INTEGER;
/** Signatures that are checked in one text. */
const triesAtMost = 20;

/**
 * Return paths to which mail servers send bounces: `bounces+<delivery>-<signature>@…`. In lower case, since some
 * servers fold addresses, and with at most 64 characters in the local part (RFC 5321, 4.5.3.1.1).
 */
export function createReturnPaths(key: string, address: string) {
  const [name = "", domain = ""] = address.split("@");
  const sign = (id: string) => createHmac("sha256", key).update(id).digest("hex").slice(0, 24);
  const opening = `${name}+`.toLowerCase();
  const ending = `@${domain}`.toLowerCase();
  const signed = /(\d{1,16})-([0-9a-f]{24})/y;
  return {
    of: (id: number): string => `${name}+${id}-${sign(String(id))}@${domain}`,

    /** The delivery whose return path appears in a text; undefined if there is none. */
    deliveryIn: (text: string): number | undefined => {
      const folded = text.toLowerCase();
      let tries = 0;
      for (let at = folded.indexOf(opening); at >= 0 && tries < triesAtMost; at = folded.indexOf(opening, at + 1)) {
        signed.lastIndex = at + opening.length;
        const [whole = "", id = "", given = ""] = signed.exec(folded) ?? [];
        if (whole === "" || !folded.startsWith(ending, at + opening.length + whole.length)) continue;
        tries++;
        if (timingSafeEqual(Buffer.from(given), Buffer.from(sign(id))) && Number(id) <= maxId) return Number(id);
      }
      return undefined;
    },
  };
}

/** A parsed report. */
export interface Bounce {
  /** Where the report names the mail's return path. */
  readonly to: string;
  /** Why the address gets no more news: in the mail server's words, if it could not be delivered. */
  readonly reason: string;
}

/**
 * Enhanced status codes (RFC 3463) that say nothing about the address: its mailbox is full, the mail is too large or
 * not liked, the sender is blocked, a server is out of order.
 */
const passing = /^5\.(?:1\.[78]|2\.[234]|3\.[134]|4\.(?:[3567]|14|300)|5\.[1-9]|[67]\.\d{1,3})$/;
/** Plain reply codes (RFC 5321, 4.2.3; 521 and 556 by RFC 7504) that say that there is no such address. */
const lasting = new Set(["521", "550", "551", "553", "556"]);

const codeIn = (text: string): string | undefined => /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0];

/** Whether a group of a delivery status (RFC 3464, 2.3) says that there is no such address. */
function isDead(group: Fields): boolean {
  if (fieldIn(group, "action")?.toLowerCase() !== "failed") return false;
  const diagnosis = fieldIn(group, "diagnostic-code") ?? "";
  const status = codeIn(fieldIn(group, "status") ?? "");
  // Servers that have no closer one write 5.0.0.
  const code = status === undefined || status === "5.0.0" ? (codeIn(diagnosis) ?? status) : status;
  if (code !== undefined && code !== "5.0.0") return code.startsWith("5.") && !passing.test(code);
  const reply = /(?<!\d)[245]\d\d(?!\d)/.exec(diagnosis)?.[0];
  return reply === undefined || lasting.has(reply);
}

/** Why a delivery status ends the news for its address. */
function whyDead(status: string): string | undefined {
  const failed = groupsOf(status).find(isDead);
  return failed && (fieldIn(failed, "diagnostic-code") ?? fieldIn(failed, "status") ?? "");
}

/** What a recipient complains about in a feedback report (RFC 5965, 7.3) if they want no more mails. */
const complaints = new Set(["abuse", "fraud", "opt-out", "opt-out-list"]);

const received = new Set(["to", "delivered-to", "x-original-to", "envelope-to"]);
const namesReturnPath = new Set(["return-path", "original-mail-from"]);
const valuesOf = (fields: Fields, names: ReadonlySet<string>) =>
  fields.flatMap(([name, value]) => (names.has(name) ? [value] : []));

const bounceOf = (to: readonly string[], reason: string): Bounce => ({
  to: to.join(" "),
  reason: reason.replaceAll("\0", "").slice(0, 500).toWellFormed(),
});

/**
 * Parses a mail server's report. Undefined unless an address is dead, or its owner complains: recipients who are away,
 * or whose mailbox is full, still get the next mail.
 */
export function readBounce(message: Uint8Array): Bounce | undefined {
  const parts = partsOf(message);
  const to = valuesOf(parts[0]?.fields ?? [], received);
  for (const part of parts) {
    if (/^message\/(?:global-)?delivery-status$/.test(part.type)) {
      const reason = whyDead(textOf(part));
      return reason === undefined ? undefined : bounceOf(to, reason);
    }
    if (part.type === "message/feedback-report") {
      const report = groupsOf(textOf(part)).flat();
      const complaint = fieldIn(report, "feedback-type")?.toLowerCase() ?? "";
      if (!complaints.has(complaint)) return undefined;
      // It goes to an address that does not name the delivery; the mail that it returns may.
      const returned = parts.filter(({ type }) => type === "message/rfc822" || type === "text/rfc822-headers");
      const paths = [report, ...returned.map((mail) => groupsOf(textOf(mail))[0] ?? [])].map((fields) =>
        valuesOf(fields, namesReturnPath),
      );
      return bounceOf([...to, ...paths.flat()], `complaint: ${complaint}`);
    }
  }
  return undefined;
}
