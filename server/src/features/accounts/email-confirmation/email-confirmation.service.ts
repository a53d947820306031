import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { inTransaction } from "#data/transaction.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { confirmMail, confirmSecondMail } from "./email-confirmation.mail.ts";
import type { AddressKind, ConfirmRepository } from "./email-confirmation.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: ConfirmRepository;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

export const confirmQueue = defineQueue<ConfirmJob>("mail-confirm");
/** Holds no secret: the link is made when its mail is sent. */
export interface ConfirmJob {
  readonly userId: number;
  readonly kind?: AddressKind;
}

const lifetime = 7 * 86_400_000;
/** Mails within a link's lifetime (to one kind of address, whichever it is), and from one to the next. */
const mostMails = 5;
const pause = 60_000;

const addressOf = (user: User, kind: AddressKind) => (kind === "email" ? user.email : user.secondaryEmail);

/** Whether members can read the mails of their address. */
export function createConfirmService({ db, repository, jobs, config, clock }: Dependencies) {
  /** The mails of a week are used up, or the last one to this address has only just gone out. */
  async function mailedEnough(tx: Db, user: User, kind: AddressKind): Promise<boolean> {
    const live = await repository.live(tx, user.id, kind, clock());
    const address = emailKey(addressOf(user, kind));
    const last = live.find(({ email }) => emailKey(email) === address)?.createdAt;
    return live.length >= mostMails || clock().getTime() - (last?.getTime() ?? 0) < pause;
  }

  const plan = (tx: Db, userId: number, kind: AddressKind = "email"): Promise<void> =>
    jobs.add(confirmQueue, { userId, kind }, tx);

  return {
    /** Plans the mail to a new address. */
    plan,

    /**
     * Plans another mail, unless there is nothing to confirm.
     * @throws AppError 429 to whoever asks too often
     */
    askAgain: async (userId: number, kind: AddressKind = "email"): Promise<void> => {
      const user = await repository.unconfirmed(db, userId, kind);
      if (user === undefined) return;
      if (await mailedEnough(db, user, kind)) {
        throw new AppError("rate_limited", "A mail was sent already. Please look for it, or try again later.");
      }
      await plan(db, userId, kind);
    },

    /**
     * Sends what was planned. The link counts once its mail is sent: when that fails or the process dies before, the
     * job sends another. Who dies after the mail server's answer and before the commit sends a mail whose link does
     * not work and then another one, which is better than none.
     */
    mailer:
      (mailer: Mailer) =>
      ({ userId, kind = "email" }: ConfirmJob): Promise<void> =>
        inTransaction(db, async (tx) => {
          await repository.lockMails(tx, userId);
          const user = await repository.unconfirmed(tx, userId, kind);
          if (user === undefined || (await mailedEnough(tx, user, kind))) return;
          const email = addressOf(user, kind);
          const token = newToken();
          const createdAt = clock();
          const expiresAt = new Date(createdAt.getTime() + lifetime);
          await repository.add(tx, { userId, kind, email, tokenHash: hashToken(token), createdAt, expiresAt });
          const mail = kind === "email" ? confirmMail : confirmSecondMail;
          await mailer.send(mail(user, config.publicUrl + pagePath("confirmEmail", { token }), config));
        }),

    /** @throws AppError 400 when the link may not be used */
    confirm: (token: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const link = await repository.link(tx, hashToken(token), clock());
        if (link === undefined) {
          throw invalidInput({ token: ["This link has expired or was used already."] });
        }
        await repository.confirm(tx, link.userId, link.kind, link.email, clock());
      }),

    /** A member has come through a link that was mailed to an address: it is proven, if it is theirs. */
    cameThrough: (tx: Db, userId: number, email: string) => repository.confirm(tx, userId, "email", email, clock()),

    /** Forgets links that have expired. */
    sweep: () => repository.removeExpired(db, clock()),
  };
}

export type ConfirmService = ReturnType<typeof createConfirmService>;
