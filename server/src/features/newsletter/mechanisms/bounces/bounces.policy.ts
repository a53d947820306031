import { createHmac, timingSafeEqual } from "node:crypto";

/** The largest delivery id that is accepted. */
const maxId = Number.MAX_SAFE_INTEGER;

/**
 * Return paths to which mail servers send bounces: `bounces+<delivery>-<signature>@…`. In lower case, since some
 * servers fold addresses, and with at most 64 characters in the local part (RFC 5321, 4.5.3.1.1).
 */
export function createReturnPaths(key: string, address: string) {
  const [name = "", domain = ""] = address.split("@");
  const sign = (id: string) => createHmac("sha256", key).update(id).digest("hex").slice(0, 24);
  const pattern = new RegExp(`${RegExp.escape(name)}\\+(\\d{1,16})-([0-9a-f]{24})@${RegExp.escape(domain)}`, "gi");
  return {
    of: (id: number): string => `${name}+${id}-${sign(String(id))}@${domain}`,

    /** The delivery whose return path appears in a text; undefined if there is none. */
    deliveryIn: (text: string): number | undefined => {
      for (const [, id = "", given = ""] of text.matchAll(pattern)) {
        const right = Buffer.from(sign(id));
        if (timingSafeEqual(Buffer.from(given.toLowerCase()), right) && Number(id) <= maxId) return Number(id);
      }
      return undefined;
    },
  };
}

/** A parsed bounce report. */
export interface Bounce {
  /** The addresses that the report was sent to, as its headers give them. */
  readonly to: string;
  /** Why the mail could not be delivered, in the mail server's words. */
  readonly reason: string;
}

/** The fields of a delivery status (RFC 3464, 2.1), by group, lines unfolded. */
const groupsOf = (status: string): ReadonlyMap<string, string>[] =>
  status
    .replace(/\r\n/g, "\n")
    .replace(/\n[ \t]+/g, " ")
    .split(/\n\s*\n/)
    .map(
      (group) =>
        new Map(
          group.split("\n").map((line) => {
            const at = line.indexOf(":");
            return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const;
          }),
        ),
    );

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/**
 * Parses a mail server's report (RFC 3464). Undefined unless a mail failed for good: recipients who are away, or whose
 * mailbox is full, still get the next one.
 */
export async function readBounce(message: Uint8Array): Promise<Bounce | undefined> {
  // Imported on demand: most servers never receive a report.
  const { default: postalMime } = await import("postal-mime");
  const { headers, attachments } = await postalMime.parse(message, { forceRfc822Attachments: true });
  const status = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (status === undefined) return undefined;
  const failed = groupsOf(textOf(status.content)).find(
    (group) => group.get("action")?.toLowerCase() === "failed" && group.get("status")?.startsWith("5."),
  );
  if (failed === undefined) return undefined;
  const received = ["to", "delivered-to", "x-original-to", "envelope-to"];
  const to = headers.filter(({ key }) => received.includes(key)).map(({ value }) => value);
  const reason = failed.get("diagnostic-code") ?? failed.get("status") ?? "";
  return { to: to.join(" "), reason: reason.replaceAll("\0", "").slice(0, 500) };
}
