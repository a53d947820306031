import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Config } from "#config/config.ts";
import { sentence } from "#domain/sentences.ts";

/** Whether the operator refuses an email address because its provider offers disposable mailboxes. */
export type RefusesEmail = (email: string) => Promise<boolean>;

export const disposableEmailMessage = sentence(refusals, "disposableEmail");

/** The list of domains is loaded at the first check, and only if the operator refuses them. */
export function createDisposableEmailCheck({ disposableEmails }: Pick<Config, "disposableEmails">): RefusesEmail {
  if (disposableEmails === "allowed") return async () => false;
  return async (email) => {
    const { isDisposableEmailDomain } = await import("disposable-email-domains-js");
    const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
    // A subdomain of a disposable domain is disposable as well.
    return labels.some((_, n) => isDisposableEmailDomain(labels.slice(n).join(".")));
  };
}
