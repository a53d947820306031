import { pagePath } from "@mindreel/contract/plain/pages";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { isAhead, since } from "#domain/time/clock.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import * as members from "#members/members.repository.ts";
import { type EmailKind, setConfirmed, type User } from "#members/members.repository.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { OneTimeLink } from "#security/one-time-links/one-time-links.repository.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { emailConfirmationMail, secondaryEmailConfirmationMail } from "./email-confirmation.mail.ts";
import * as confirmations from "./email-confirmation.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly links: OneTimeLinks;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  readonly clock: () => Date;
}

export const emailConfirmationQueue = defineQueue<EmailConfirmationJob>("mail-confirm");
/** Holds no secret: the link is made when its mail is sent. */
export interface EmailConfirmationJob {
  readonly userId: number;
  readonly kind?: EmailKind;
}

const lifetimeMs = 7 * day;
/** Limit of mails within a link's lifetime, over all of a member's primary (or secondary) addresses. */
const maxMails = 5;
/** Minimum time between two mails to the same address. */
const pauseMs = minute;

const emailOf = (user: User, kind: EmailKind) => (kind === "email" ? user.email : user.secondaryEmail);
const purposeOf = { email: "email_confirmation", secondary_email: "secondary_email_confirmation" } as const;

const unusable = () => invalidInput({ token: [sentence(refusals, "linkUsed")] });

/** Lets members prove, with a mailed link, that they read mail at an address. */
export function createEmailConfirmationService({ db, links, jobs, config, clock }: Dependencies) {
  const sentTo = (mailed: readonly OneTimeLink[], email: string) =>
    mailed.filter((link) => emailKey(link.email) === emailKey(email));

  /** @param mailed the live links, newest first */
  function mailedEnough(mailed: readonly OneTimeLink[], email: string): boolean {
    const now = clock();
    const counted = mailed.filter(({ createdAt }) => !isAhead(createdAt, now));
    return (
      counted.length >= maxMails || sentTo(counted, email).some(({ createdAt }) => since(createdAt, now) < pauseMs)
    );
  }

  const plan = (tx: Db, userId: number, kind: EmailKind = "email"): Promise<void> =>
    jobs.add(emailConfirmationQueue, { userId, kind }, tx);

  return {
    /** Queues the mail to a new address. */
    plan,

    /**
     * Queues another mail, unless there is nothing to confirm.
     * @throws AppError 429 when requested too often
     */
    askAgain: async (userId: number, kind: EmailKind = "email"): Promise<void> => {
      const user = await confirmations.findUnconfirmed(db, userId, kind);
      if (user === undefined) return;
      if (mailedEnough(await links.live(db, purposeOf[kind], userId), emailOf(user, kind))) {
        throw new AppError("rate_limited", sentence(refusals, "mailSentAlready"));
      }
      await plan(db, userId, kind);
    },

    mailer:
      (mailer: Mailer) =>
      async ({ userId, kind = "email" }: EmailConfirmationJob): Promise<void> => {
        const purpose = purposeOf[kind];
        const issued = await inTransaction(db, async (tx) => {
          const user = await confirmations.lockUnconfirmed(tx, userId, kind);
          if (user === undefined) return undefined;
          const email = emailOf(user, kind);
          const live = await links.live(tx, purpose, userId);
          links.refuseParallel(sentTo(live, email));
          // An abandoned link does not count, because its mail may never have been sent.
          const mailed = live.filter((link) => !links.isAbandoned(link));
          if (mailedEnough(mailed, email)) return undefined;
          const expiresAt = new Date(clock().getTime() + lifetimeMs);
          return { user, token: await links.issue(tx, { purpose, subjectId: userId, email, expiresAt }) };
        });
        if (issued === undefined) return;
        const { user, token } = issued;
        const mail = kind === "email" ? emailConfirmationMail : secondaryEmailConfirmationMail;
        const link = config.publicUrl + pagePath("confirmEmail", { token });
        await links.handOver(token, () => mailer.send(mail(user, link, config)));
      },

    /**
     * Confirms an address with a link, provided that it is still the member's.
     * @throws AppError 400 when the link does not work
     */
    confirm: (token: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const link = await links.find(tx, Object.values(purposeOf), token);
        if (link === undefined) throw unusable();
        const kind = link.purpose === "email_confirmation" ? "email" : "secondary_email";
        const user = await members.lock(tx, link.subjectId);
        if (user === undefined || sentTo([link], emailOf(user, kind)).length === 0) throw unusable();
        if ((await links.useUp(tx, link.purpose, token)) === undefined) throw unusable();
        await setConfirmed(tx, user.id, kind, link.email, clock());
      }),
  };
}

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;
