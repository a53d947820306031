import type { ResetBody, ResetParams } from "@mindreel/contract/accounts/password-reset";
import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import type { User } from "#features/accounts/members/members.repository.ts";
import { hashPassword, newPasswordFaults } from "#features/accounts/passwords/password.ts";
import type { SecurityNoticesService } from "#features/accounts/security-notices/security-notices.service.ts";
import { invalidInput } from "#http/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { resetMail } from "./password-reset.mail.ts";
import type { ResetRepository } from "./password-reset.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: ResetRepository;
  readonly jobs: Jobs;
  readonly notices: SecurityNoticesService;
  readonly config: Pick<Config, "appName" | "publicUrl">;
  readonly clock: () => Date;
}

export const resetQueue = defineQueue<ResetJob>("mail-reset");
/** Holds no secret: the link is made when its mail is sent. */
export interface ResetJob {
  readonly email: string;
}

const lifetime = 60 * 60_000;
/** Links that one member can have at a time: whoever asks in someone else's name cannot flood a mailbox. */
const liveLinks = 10;

const unusable = () =>
  invalidInput({ token: ["This link has expired or was used already. Please ask for a new one."] });

export function createResetService({ db, repository, jobs, notices, config, clock }: Dependencies) {
  /**
   * @throws AppError 400 when the link may not be used
   */
  async function ownerOf(from: Db, uid: string, token: string): Promise<User> {
    const id = /^[1-9]\d{0,9}$/.test(uid) ? Number(uid) : 0;
    const owner = id > 2_147_483_647 ? undefined : await repository.owner(from, id, hashToken(token), clock());
    if (owner === undefined) throw unusable();
    return owner;
  }

  const plan = (tx: Db, email: string): Promise<void> => jobs.add(resetQueue, { email }, tx);

  return {
    /** Plans the mail with a link. */
    plan,

    /** The same work for any address, so that neither answer nor time tells whether someone has an account. */
    request: (email: string): Promise<void> => plan(db, email),

    /** Sends what was asked for; when it fails, its link ends with it. */
    mailer:
      (mailer: Mailer) =>
      async ({ email }: ResetJob): Promise<void> => {
        const token = newToken();
        const user = await inTransaction(db, async (tx) => {
          // Held, so that a change of the address comes before, or ends the link.
          const owner = await repository.lockActive(tx, email);
          if (owner === undefined || (await repository.countLive(tx, owner.id, clock())) >= liveLinks) return undefined;
          await repository.add(tx, owner.id, hashToken(token), new Date(clock().getTime() + lifetime));
          return owner;
        });
        if (user === undefined) return;
        try {
          const link = config.publicUrl + pagePath("resetPassword", { uid: user.id, token });
          await mailer.send(resetMail(user, link, config));
        } catch (error) {
          await repository.remove(db, hashToken(token));
          throw error;
        }
      },

    /**
     * Sets a new password by a link.
     * @throws AppError 400 with the fields at fault
     */
    confirm: async (params: ResetParams, body: ResetBody): Promise<void> => {
      const other = ["This is not the link that was opened."];
      const foreign = {
        ...(body.uid !== params.uid && { uid: other }),
        ...(body.token !== params.token && { token: other }),
      };
      if (Object.keys(foreign).length > 0) throw invalidInput(foreign);
      const user = await ownerOf(db, params.uid, params.token);
      const errors = newPasswordFaults(body, user);
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      const passwordHash = await hashPassword(body.new_password1);
      await inTransaction(db, async (tx) => {
        await repository.lock(tx, user.id);
        await ownerOf(tx, params.uid, params.token);
        const changed = await repository.setPassword(tx, user.id, passwordHash, clock());
        if (changed !== undefined) await notices.plan(tx, changed, "password_changed");
      });
    },

    /** Forgets links that have expired. */
    sweep: () => repository.removeExpired(db, clock()),
  };
}

export type ResetService = ReturnType<typeof createResetService>;
