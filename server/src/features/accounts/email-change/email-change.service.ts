import type { AddressAnswerBody, AddressBody, AddressOutcome } from "@mindreel/contract/accounts/email-change";
import { pagePath } from "@mindreel/contract/plain/pages";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { latestPast } from "#domain/time/clock.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import type { Reauthenticate } from "#features/accounts/reauthentication/reauthentication.service.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { User } from "#members/members.repository.ts";
import * as members from "#members/members.repository.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { Member } from "#security/authentication.ts";
import { disposableEmailMessage, type RefusesEmail } from "#security/disposable-emails.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { currentEmailMail, newEmailMail, oldEmailMail, takenEmailMail } from "./email-change.mail.ts";
import type { End } from "./email-change.repository.ts";
import * as changes from "./email-change.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly links: OneTimeLinks;
  readonly reauthenticate: Reauthenticate;
  readonly notices: SecurityNoticesService;
  readonly refusesEmail: RefusesEmail;
  /** Queues the mail with a password reset link. */
  readonly planPasswordReset: (tx: Db, email: string) => Promise<void>;
  /** Passes the new address on to the payment provider. */
  readonly passOnEmail: (tx: Db, userId: number) => Promise<void>;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  readonly clock: () => Date;
}

export const emailChangeQueue = defineQueue<EmailChangeJob>("mail-address");
/** Holds no secret: a link is made when its mail is sent. `left` is the address that was replaced. */
export type EmailChangeJob =
  | { readonly changeId: number; readonly end: End }
  | {
      readonly left: string;
      readonly username: string;
      readonly language?: string;
      readonly unapproved?: true;
    };

const lifetimeMs = day;
/** Limit of changes per member within a link's lifetime, so that nobody can flood a stranger's mailbox. */
const maxChanges = 5;

const purposeOf = { new: "email_change_new", current: "email_change_current" } as const;
const purposes = Object.values(purposeOf);

const unusable = () => invalidInput({ token: [sentence(refusals, "linkUsed")] });

/**
 * A current address that was never confirmed (a mistyped one, say) need not approve. This is decided when a link is
 * used: if the address has been confirmed in the meantime, its approval is required.
 */
const needsNoApproval = ({ emailConfirmedAt }: Pick<User, "emailConfirmedAt">): boolean => emailConfirmedAt === null;

/** Changes a member's address once both the new and the current one have confirmed through a mailed link. */
export function createEmailChangeService(dependencies: Dependencies) {
  const { db, links, reauthenticate, notices, refusesEmail, planPasswordReset, passOnEmail, jobs, config, clock } =
    dependencies;
  const plan = (tx: Db, job: EmailChangeJob) => jobs.add(emailChangeQueue, job, tx);

  /** Closes a member's open change and ends its links. */
  async function close(tx: Db, userId: number): Promise<void> {
    const changeId = await changes.closeOf(tx, userId, clock());
    if (changeId !== undefined) await links.end(tx, changeId, purposes);
  }

  /** A refusal at the current address means that someone else asked: sign them out and mail the owner a reset link. */
  async function refuse(tx: Db, user: User, end: End): Promise<AddressOutcome> {
    await close(tx, user.id);
    if (end === "current") {
      await sessions.endAll(tx, user.id);
      await planPasswordReset(tx, user.email);
    }
    return { state: "refused" };
  }

  async function change(tx: Db, before: User, email: string, approved: boolean): Promise<AddressOutcome> {
    const after = await changes.setEmail(tx, before.id, email, clock());
    // Links that were mailed to the old address must stop working.
    await links.end(tx, before.id, ["email_confirmation", "password_reset"]);
    await close(tx, before.id);
    await notices.plan(tx, after, "email_changed");
    const { email: left, username, language } = before;
    await plan(tx, { left, username, language, ...(!approved && { unapproved: true }) });
    await passOnEmail(tx, before.id);
    return { state: "changed" };
  }

  return {
    show: async ({ id }: Member): Promise<{ user: members.User; open: changes.EmailChange | undefined }> => {
      const [user, open] = await Promise.all([members.byId(db, id), changes.openOf(db, id, clock())]);
      if (user === undefined) throw new AppError("unauthenticated");
      return { user, open };
    },

    /**
     * Requests confirmation from both addresses and replaces an open change. Whether the new address is taken is only
     * checked when the mails are sent, so neither the response nor its timing reveals it.
     * @throws AppError 400 with the field at fault, 403, 429
     */
    ask: (member: Member, { email, ...proof }: AddressBody): Promise<void> =>
      reauthenticate(member, proof, async (tx, user) => {
        const now = clock();
        if (emailKey(email) === emailKey(user.email)) {
          throw invalidInput({ email: [sentence(refusals, "ownEmail")] });
        }
        if (await refusesEmail(email)) throw invalidInput({ email: [disposableEmailMessage] });
        if (
          (await changes.countBetween(tx, user.id, new Date(now.getTime() - lifetimeMs), latestPast(now))) >= maxChanges
        ) {
          throw new AppError("rate_limited", sentence(refusals, "tooManyEmailChanges"));
        }
        await close(tx, user.id);
        const changeId = await changes.add(tx, {
          userId: user.id,
          newEmail: email,
          createdAt: now,
          expiresAt: new Date(now.getTime() + lifetimeMs),
        });
        await plan(tx, { changeId, end: "new" });
        await plan(tx, { changeId, end: "current" });
      }),

    takeBack: ({ id }: Member): Promise<void> => inTransaction(db, (tx) => close(tx, id)),

    /**
     * Confirms or refuses a change through a link.
     * @throws AppError 400 when the link does not work
     */
    answer: async ({ token, refuse: refused = false }: AddressAnswerBody): Promise<AddressOutcome> => {
      try {
        return await inTransaction(db, async (tx) => {
          const link = await links.find(tx, purposes, token);
          if (link === undefined) throw unusable();
          const found = await changes.lockOpen(tx, link.subjectId, clock());
          if (found === undefined || (await links.useUp(tx, link.purpose, token)) === undefined) throw unusable();
          const { user } = found;
          const end = link.purpose === "email_change_new" ? "new" : "current";
          if (refused) return refuse(tx, user, end);
          const { newEmail, newConfirmedAt, currentConfirmedAt } = await changes.confirm(
            tx,
            found.change.id,
            end,
            clock(),
          );
          const currentAgreed = currentConfirmedAt !== null || needsNoApproval(user);
          if (newConfirmedAt === null || !currentAgreed) return { state: "waiting" };
          return change(tx, user, newEmail, currentConfirmedAt !== null);
        });
      } catch (error) {
        if (violatedUnique(error) === undefined) throw error;
        throw invalidInput({ token: [sentence(refusals, "emailTakenMeanwhile")] });
      }
    },

    mailer:
      (mailer: Mailer) =>
      async (job: EmailChangeJob): Promise<void> => {
        if ("left" in job) {
          const { left: to, unapproved, ...reader } = job;
          return mailer.send(oldEmailMail({ to, ...reader, approved: unapproved === undefined }, config));
        }
        const found = await changes.findOpen(db, job.changeId, clock());
        if (found === undefined) return;
        const { id, newEmail, expiresAt } = found.change;
        const { username, email, language } = found.user;
        const owner = await members.byEmail(db, newEmail);
        if (job.end === "new" && owner !== undefined) return mailer.send(takenEmailMail(owner, config));
        const token = await links.issue(db, {
          purpose: purposeOf[job.end],
          subjectId: id,
          email: job.end === "new" ? newEmail : email,
          expiresAt,
        });
        const link = config.publicUrl + pagePath("changeEmail", { end: job.end, token });
        const mail = job.end === "new" ? newEmailMail : currentEmailMail;
        const needsApproval = !needsNoApproval(found.user);
        await links.handOver(token, () =>
          mailer.send(mail({ username, email, language, newEmail, link, needsApproval }, config)),
        );
      },

    /** Deletes expired changes; until then, even closed ones count towards the limit. */
    sweep: () => changes.removeExpired(db, clock()),
  };
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
