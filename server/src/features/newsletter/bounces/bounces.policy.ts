import { createHmac, timingSafeEqual } from "node:crypto";

/** The largest id of a delivery that is believed. */
const maxId = Number.MAX_SAFE_INTEGER;

/**
 * Addresses to which mail servers report what they could not deliver: `bounces+<delivery>-<signature>@…`. In lower case,
 * since some servers fold addresses, and within the 64 characters that a local part may have (RFC 5321, 4.5.3.1.1).
 */
export function createReturnPaths(key: string, address: string) {
  const [name = "", domain = ""] = address.split("@");
  const sign = (id: string) => createHmac("sha256", key).update(id).digest("hex").slice(0, 24);
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = new RegExp(`${escaped(name)}\\+(\\d{1,16})-([0-9a-f]{24})@${escaped(domain)}`, "gi");
  return {
    of: (id: number): string => `${name}+${id}-${sign(String(id))}@${domain}`,

    /** The delivery that a text names by one of our addresses. Undefined: it names none. */
    deliveryIn: (text: string): number | undefined => {
      for (const [, id = "", given = ""] of text.matchAll(pattern)) {
        const right = Buffer.from(sign(id));
        if (timingSafeEqual(Buffer.from(given.toLowerCase()), right) && Number(id) <= maxId) return Number(id);
      }
      return undefined;
    },
  };
}

/** What a report says of a mail. */
export interface Bounce {
  /** The addresses that the report was sent to, as its headers have them. */
  readonly to: string;
  /** What could not be delivered, in the words of the mail server. */
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
 * Reads a report of a mail server (RFC 3464). Undefined unless it says that a mail failed for good: whoever is away, or has a
 * full mailbox, gets the next one.
 */
export async function readBounce(message: Uint8Array): Promise<Bounce | undefined> {
  // Most servers never read one.
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
