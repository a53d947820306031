import type { Mail } from "./mail.port.ts";

export type Sender = string | { readonly name: string; readonly address: string };

const addressOf = (from: Sender): string =>
  typeof from === "string" ? (/<([^<>]+)>/.exec(from)?.[1] ?? from) : from.address;

/** A mail in nodemailer's format. */
export function toMessage({ to, unsubscribe, id, returnPath, senderName, ...mail }: Mail, given: Sender) {
  const from = typeof given === "string" || senderName === undefined ? given : { ...given, name: senderName };
  const sender = addressOf(given);
  const headers = {
    // Keeps vacation responders and other automatic replies quiet (RFC 3834).
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe && { "List-Unsubscribe": `<${unsubscribe}>` }),
    // RFC 8058 allows one-click unsubscribing over https only.
    ...(unsubscribe?.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  };
  return {
    ...mail,
    to: { name: "", address: to },
    from,
    headers,
    ...(id !== undefined && { messageId: `<${id}@${sender.slice(sender.lastIndexOf("@") + 1)}>` }),
    ...(returnPath !== undefined && { envelope: { from: returnPath, to } }),
  };
}
