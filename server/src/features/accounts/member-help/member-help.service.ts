import type { AuditAction } from "@mindreel/contract/api";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { minute } from "#domain/time/units-of-time.ts";
import * as members from "#members/members.repository.ts";
import { doneSince } from "./member-help.repository.ts";

interface Dependencies {
  readonly db: Db;
  /** Queues the mail with a link to set a new password. */
  readonly planPasswordReset: (tx: Db, email: string) => Promise<void>;
  /** Queues the mail with a link to confirm the address. */
  readonly confirmEmail: (tx: Db, userId: number) => Promise<void>;
  readonly clock: () => Date;
}

/** Lets superusers send members the mails that they ask for when they cannot get in. */
export function createMemberHelpService({ db, planPasswordReset, confirmEmail, clock }: Dependencies) {
  /** Locks the member, so that of two presses at once one sends the mail. @throws AppError 404, 409, 429 */
  async function claim(tx: Db, id: number, action: AuditAction): Promise<members.User> {
    const user = await members.lock(tx, id);
    if (user === undefined) throw new AppError("not_found");
    if (!user.isActive) throw new AppError("member_unfit", sentence(refusals, "memberBlocked"));
    if (await doneSince(tx, action, id, new Date(clock().getTime() - minute)))
      throw new AppError("rate_limited", sentence(refusals, "helpSentAlready"));
    return user;
  }

  return {
    /** @throws AppError 404, 409 `member_unfit`, 429 */
    sendPasswordReset: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const user = await claim(tx, id, "member.send_reset");
        await planPasswordReset(tx, user.email);
        await audit(tx, id, { name: user.username });
      }),

    /** @throws AppError 404, 409 `member_unfit`, 429 */
    sendConfirmation: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const user = await claim(tx, id, "member.send_confirmation");
        if (user.emailConfirmedAt !== null) return;
        await confirmEmail(tx, id);
        await audit(tx, id, { name: user.username });
      }),
  };
}

export type MemberHelpService = ReturnType<typeof createMemberHelpService>;
