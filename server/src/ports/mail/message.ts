import type { Mail } from "./mail.port.ts";

export type Sender = string | { readonly name: string; readonly address: string };

/** A mail as nodemailer takes it. */
export function toMessage({ to, unsubscribe, ...mail }: Mail, from: Sender) {
  const headers = {
    // Keeps vacation responders and other automatic replies quiet (RFC 3834).
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe && { "List-Unsubscribe": `<${unsubscribe}>` }),
    // RFC 8058 allows one-click unsubscribing over https only.
    ...(unsubscribe?.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  };
  return { ...mail, to: { name: "", address: to }, from, headers };
}
