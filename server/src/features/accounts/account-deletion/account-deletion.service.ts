import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Config } from "#config.ts";
import { type Db, inTransaction } from "#data/database.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import type { Prover } from "#features/accounts/reauthentication/reauthentication.ts";
import { invalidInput } from "#http/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { Member } from "#security/authentication.ts";
import { goneMail, leavingMail } from "./account-deletion.mail.ts";
import type { LeavingRepository } from "./account-deletion.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: LeavingRepository;
  readonly prover: Prover;
  /** Nothing more is charged; in the transaction of the wish. */
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  /** The same, done when it returns. @throws when the payment provider cannot be asked */
  readonly endRenewals: (userId: number) => Promise<void>;
  /** Removes the news sign-ups of some addresses. */
  readonly forgetNews: (tx: Db, emails: readonly string[]) => Promise<void>;
  readonly pictures: Pick<Pictures, "leave">;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

export const leavingQueue = defineQueue<LeavingJob>("mail-leaving");
export interface LeavingJob {
  readonly email: string;
  readonly username: string;
  /** Absent: they are gone. */
  readonly leavesAt?: string;
}

/** To change one's mind. */
const graceDays = 14;
const atOnce = 100;

/** Both addresses, where the second one is known to be theirs. */
const addressesOf = ({ email, secondaryEmail, secondaryEmailConfirmedAt }: User): string[] =>
  secondaryEmailConfirmedAt === null ? [email] : [email, secondaryEmail];

/** How members leave: not at once, and then for good. */
export function createLeavingService(dependencies: Dependencies) {
  const { db, repository, prover, stopRenewals, endRenewals, forgetNews, pictures, jobs, config, clock } = dependencies;

  async function tell(tx: Db, user: User, leavesAt?: Date): Promise<void> {
    const { username } = user;
    const when = leavesAt === undefined ? {} : { leavesAt: leavesAt.toISOString() };
    for (const email of addressesOf(user)) {
      await jobs.add(leavingQueue, { email, username, ...when }, tx);
    }
  }

  /** Deletes a member who still wants to go; somebody always stays who can look after the rest. */
  const remove = (id: number): Promise<void> =>
    inTransaction(db, async (tx) => {
      const superusers = await repository.stayingSuperusers(tx);
      const user = await repository.lockDue(tx, id, clock());
      if (user === undefined) return;
      if (user.isSuperuser && superusers.length === 0) {
        await repository.stay(tx, id);
        return;
      }
      if (user.leavesNews && user.emailConfirmedAt !== null) await forgetNews(tx, [user.email]);
      await tell(tx, user);
      await pictures.leave(tx, user.profilePic, "at once");
      await repository.remove(tx, id);
    });

  return {
    /**
     * Plans the deletion; asked again, it stays where it was.
     * @throws AppError 400, 403
     */
    ask: (
      member: Member,
      { forget_news = false, ...proof }: Proof & { forget_news?: boolean },
    ): Promise<{ leaves_at: string }> =>
      prover.proven(member, proof, async (tx, user) => {
        if (user.isSuperuser && !(await repository.stayingSuperusers(tx)).some((id) => id !== user.id)) {
          throw invalidInput({ non_field_errors: ["You are the last superuser. Make another one first."] });
        }
        const leavesAt = user.leavesAt ?? new Date(clock().getTime() + graceDays * 86_400_000);
        await repository.set(tx, user.id, leavesAt, forget_news);
        if (user.leavesAt === null) {
          await stopRenewals(tx, user.id);
          await tell(tx, user, leavesAt);
        }
        return { leaves_at: leavesAt.toISOString() };
      }),

    stay: ({ id }: Member): Promise<void> => repository.stay(db, id),

    /**
     * Deletes those whose time has come, one by one. Whom the payment provider could not be asked about stays until the
     * next time.
     * @throws AggregateError with what went wrong, after the others are gone
     */
    work: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (let after = 0; ; ) {
        const due = await repository.due(db, clock(), after, atOnce);
        const last = due.at(-1);
        if (last === undefined) break;
        after = last;
        for (const id of due) {
          try {
            await endRenewals(id);
            // At once: a checkout that is opened after the provider was asked would outlive the account.
            await remove(id);
          } catch (error) {
            failures.push(error);
          }
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
    },

    mailer:
      (mailer: Mailer) =>
      ({ email, username, leavesAt }: LeavingJob): Promise<void> => {
        const leaver = { email, username };
        return mailer.send(
          leavesAt === undefined ? goneMail(leaver, config) : leavingMail(leaver, new Date(leavesAt), config),
        );
      },
  };
}

export type LeavingService = ReturnType<typeof createLeavingService>;
