import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { Reauthenticate } from "#features/accounts/reauthentication/reauthentication.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { Pictures } from "#media/pictures.ts";
import type { User } from "#members/members.repository.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { Member } from "#security/authentication.ts";
import { accountDeletedMail, deletionScheduledMail } from "./account-deletion.mail.ts";
import * as accountDeletion from "./account-deletion.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly reauthenticate: Reauthenticate;
  /** Stops the renewal of the member's subscription, through a job queued in the transaction. */
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  /** Stops it immediately, without a job. @throws when the payment provider cannot be reached */
  readonly endRenewals: (userId: number) => Promise<void>;
  /** Remembers the mailbox of a member who had a free month, so that it gets no second one. */
  readonly rememberFreeMonth: (tx: Db, userId: number, email: string) => Promise<void>;
  /** Forgets a member's news, except that they refused it. */
  readonly forgetNews: (tx: Db, email: string, withSignUp: boolean) => Promise<void>;
  readonly forgetInvitations: (tx: Db, email: string) => Promise<void>;
  readonly pictures: Pick<Pictures, "scheduleRemoval">;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  readonly clock: () => Date;
}

export const accountDeletionQueue = defineQueue<AccountDeletionJob>("mail-account-deletion");
interface AccountDeletionJob {
  readonly email: string;
  readonly username: string;
  readonly language?: string;
  /** Absent once the account is deleted. Servers of earlier versions know the date by this name. */
  readonly leavesAt?: string;
}

/** Days until a scheduled deletion, during which members can cancel it. */
const graceDays = 14;
const batch = 100;

/** The secondary address as well, if it is confirmed. */
const recipients = ({ email, secondaryEmail, secondaryEmailConfirmedAt }: User): string[] =>
  secondaryEmailConfirmedAt === null ? [email] : [email, secondaryEmail];

/** Lets members delete their own accounts, after a waiting period. */
export function createAccountDeletionService(dependencies: Dependencies) {
  const { db, reauthenticate, stopRenewals, endRenewals, rememberFreeMonth, forgetNews, forgetInvitations } =
    dependencies;
  const { pictures, jobs, config, clock } = dependencies;

  async function planMails(tx: Db, user: User, deletionAt?: Date): Promise<void> {
    const { username, language } = user;
    const date = deletionAt === undefined ? {} : { leavesAt: deletionAt.toISOString() };
    for (const email of recipients(user)) {
      await jobs.add(accountDeletionQueue, { email, username, language, ...date }, tx);
    }
  }

  /** Deletes an account if its deletion is still due. The last superuser's deletion is cancelled instead. */
  const deleteAccount = (id: number): Promise<void> =>
    inTransaction(db, async (tx) => {
      const superusers = await accountDeletion.lockRemainingSuperusers(tx);
      const user = await accountDeletion.lockDue(tx, id, clock());
      if (user === undefined) return;
      if (user.isSuperuser && superusers.length === 0) {
        await accountDeletion.cancel(tx, id);
        return;
      }
      if (user.emailConfirmedAt !== null) {
        await rememberFreeMonth(tx, id, user.email);
        await forgetNews(tx, user.email, user.forgetsNews);
        await forgetInvitations(tx, user.email);
      }
      await planMails(tx, user);
      await pictures.scheduleRemoval(tx, user.profilePic, "at once");
      await accountDeletion.deleteUser(tx, id);
      await accountDeletion.anonymizeAuditLog(tx, id);
    });

  return {
    /**
     * Schedules the deletion of the member's account. A repeated request keeps the date.
     * @returns the date
     * @throws AppError 400, 403
     */
    schedule: (member: Member, proof: Proof, forgetsNews: boolean): Promise<Date> =>
      reauthenticate(member, proof, async (tx, user) => {
        if (user.isSuperuser) {
          const remaining = await accountDeletion.lockRemainingSuperusers(tx);
          if (remaining.every((id) => id === user.id)) {
            throw invalidInput({ non_field_errors: [sentence(refusals, "lastSuperuser")] });
          }
        }
        const deletionAt = user.deletionAt ?? new Date(clock().getTime() + graceDays * day);
        await accountDeletion.schedule(tx, user.id, deletionAt, forgetsNews);
        if (user.deletionAt === null) {
          await stopRenewals(tx, user.id);
          await planMails(tx, user, deletionAt);
        }
        return deletionAt;
      }),

    cancel: ({ id }: Member): Promise<void> => accountDeletion.cancel(db, id),

    /**
     * Deletes the accounts that are due, one by one. An account whose subscription cannot be ended stays until the next
     * run.
     * @throws AggregateError with every failure, after the other accounts are deleted
     */
    deleteDue: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (let after = 0; ; ) {
        const due = await accountDeletion.due(db, clock(), after, batch);
        const last = due.at(-1);
        if (last === undefined) break;
        after = last;
        for (const id of due) {
          try {
            await endRenewals(id);
            // Immediately afterwards, because a subscription that starts in between would outlive the account.
            await deleteAccount(id);
          } catch (error) {
            failures.push(error);
          }
        }
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `accounts that could not be deleted: ${failures.length}`);
    },

    mailer:
      (mailer: Mailer) =>
      ({ leavesAt: deletionAt, ...owner }: AccountDeletionJob): Promise<void> =>
        mailer.send(
          deletionAt === undefined
            ? accountDeletedMail(owner, config)
            : deletionScheduledMail(owner, new Date(deletionAt), config),
        ),
  };
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;
