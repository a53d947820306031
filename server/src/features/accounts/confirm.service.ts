import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Config } from "#config.ts";
import { hashToken, newToken } from "#platform/authentication.ts";
import { type Db, inTransaction } from "#platform/database.ts";
import { AppError, invalidInput } from "#platform/errors.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Mailer } from "#ports/mail.ts";
import { confirmMail } from "./confirm.mail.ts";
import type { ConfirmRepository } from "./confirm.repository.ts";

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly repository: ConfirmRepository;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

export const confirmQueue = "mail-confirm";
/** Holds no secret: the link is made when its mail is sent. */
export interface ConfirmJob {
  readonly userId: number;
}

const lifetime = 7 * 86_400_000;
/** Mails within a link's lifetime, and from one to the next. */
const mostMails = 5;
const pause = 60_000;

/** Whether members can read the mails of their address. */
export function createConfirmService({ db, repository, jobs, config, clock }: Dependencies) {
  /** The mails of a week are used up, or the last one has only just gone out. */
  async function mailedEnough(userId: number): Promise<boolean> {
    const made = await repository.made(db, userId, clock());
    return made.length >= mostMails || clock().getTime() - (made[0]?.getTime() ?? 0) < pause;
  }

  const plan = (tx: Db, userId: number): Promise<void> => jobs.add(confirmQueue, { userId } satisfies ConfirmJob, tx);

  return {
    /** Plans the mail to a new member. */
    plan,

    /**
     * Plans another mail, unless there is nothing to confirm.
     * @throws AppError 429 to whoever asks too often
     */
    askAgain: async (userId: number): Promise<void> => {
      if ((await repository.unconfirmed(db, userId)) === undefined) return;
      if (await mailedEnough(userId)) {
        throw new AppError("rate_limited", "A mail was sent already. Please look for it, or try again later.");
      }
      await plan(db, userId);
    },

    /** Sends what was planned; when it fails, its link ends with it. */
    mailer:
      (mailer: Mailer) =>
      async ({ userId }: ConfirmJob): Promise<void> => {
        const user = await repository.unconfirmed(db, userId);
        if (user === undefined || (await mailedEnough(userId))) return;
        const token = newToken();
        const tokenHash = hashToken(token);
        const createdAt = clock();
        const expiresAt = new Date(createdAt.getTime() + lifetime);
        await repository.add(db, { userId, tokenHash, createdAt, expiresAt });
        try {
          await mailer.send(confirmMail(user, `${config.publicUrl}/confirm-email/${token}`, config));
        } catch (error) {
          await repository.remove(db, tokenHash);
          throw error;
        }
      },

    /** @throws AppError 400 when the link may not be used */
    confirm: (token: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const userId = await repository.owner(tx, hashToken(token), clock());
        if (userId === undefined) {
          throw invalidInput({ token: ["This link has expired or was used already."] });
        }
        await repository.confirm(tx, userId, clock());
      }),

    /** A member has come through a link that was mailed to an address: it is proven, if it is theirs. */
    cameThrough: (tx: Db, userId: number, email: string) => repository.confirm(tx, userId, clock(), email),

    /** Forgets links that have expired. */
    sweep: () => repository.removeExpired(db, clock()),
  };
}

export type ConfirmService = ReturnType<typeof createConfirmService>;
