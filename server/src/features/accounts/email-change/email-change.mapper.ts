import type { Addresses } from "@mindreel/contract/accounts/email-change";
import type { User } from "#members/members.repository.ts";
import type { EmailChange } from "./email-change.repository.ts";

interface Current {
  readonly user: User;
  readonly open: EmailChange | undefined;
}

export function toAddresses({ user, open }: Current): Addresses {
  return {
    email: user.email,
    change:
      open === undefined
        ? null
        : {
            email: open.newEmail,
            expires_at: open.expiresAt.toISOString(),
            new_confirmed: open.newConfirmedAt !== null,
            current_confirmed: open.currentConfirmedAt !== null || user.emailConfirmedAt === null,
          },
    secondary_email: user.secondaryEmail,
    secondary_email_confirmed: user.secondaryEmail !== "" && user.secondaryEmailConfirmedAt !== null,
  };
}
