import type { Config } from "#config.ts";

/** Whether an address is of a kind that the operator does not want. */
export type Unwanted = (email: string) => Promise<boolean>;

export const unwantedAddress = "Please use an address that lasts: this provider's are thrown away.";

/** The list of disposable domains is loaded only where it is asked for, and with the first address. */
export function createUnwanted({ disposableEmails }: Pick<Config, "disposableEmails">): Unwanted {
  if (disposableEmails === "allowed") return async () => false;
  return async (email) => {
    const { isDisposableEmailDomain } = await import("disposable-email-domains-js");
    const labels = email.slice(email.lastIndexOf("@") + 1).split(".");
    // A subdomain of such a domain is one as well.
    return labels.some((_, n) => isDisposableEmailDomain(labels.slice(n).join(".")));
  };
}
