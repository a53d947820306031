import type { Addresses } from "@mindreel/contract/accounts/email-change";
import type { User } from "#features/accounts/members/members.repository.ts";
import type { EmailChange } from "./email-change.repository.ts";

export function toAddresses(user: User, waiting: EmailChange | undefined): Addresses {
  return {
    email: user.email,
    change:
      waiting === undefined
        ? null
        : {
            email: waiting.newEmail,
            expires_at: waiting.expiresAt.toISOString(),
            new_confirmed: waiting.newConfirmedAt !== null,
            current_confirmed: waiting.currentConfirmedAt !== null || user.emailConfirmedAt === null,
          },
    secondary_email: user.secondaryEmail,
    secondary_email_confirmed: user.secondaryEmail !== "" && user.secondaryEmailConfirmedAt !== null,
  };
}
