import type { ResetBody, ResetLink, ResetParams } from "@mindreel/contract/accounts/password-reset";
import { pagePath } from "@mindreel/contract/plain/pages";
import { refusals } from "@mindreel/messages/accounts/accounts";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { isAhead } from "#domain/time/clock.ts";
import { hour } from "#domain/time/units-of-time.ts";
import type { SecurityNoticesService } from "#features/accounts/mechanisms/security-notices.service.ts";
import * as passkeys from "#features/accounts/passkeys/passkeys.repository.ts";
import { needsPasskey } from "#features/accounts/passkeys/webauthn.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { User } from "#members/members.repository.ts";
import * as members from "#members/members.repository.ts";
import { commonPasswords, hashPassword, newPasswordFaults } from "#members/password.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import type { OneTimeLinks } from "#security/one-time-links/one-time-links.service.ts";
import { passwordResetMail } from "./password-reset.mail.ts";
import * as resets from "./password-reset.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly links: OneTimeLinks;
  readonly jobs: Jobs;
  readonly notices: SecurityNoticesService;
  readonly config: MailSettings & Pick<Config, "superusersNeedTwoFactors">;
  readonly clock: () => Date;
}

/** Addresses for which a link was requested, known or not. A separate queue, so that unknown ones delay no mail. */
export const resetRequestQueue = defineQueue<PasswordResetJob>("reset-request");
export const passwordResetQueue = defineQueue<PasswordResetJob>("mail-reset");
/** Holds no secret: the link is made when its mail is sent. */
export interface PasswordResetJob {
  readonly email: string;
}

const lifetimeMs = hour;
/** Limit of working links per member, so that nobody can flood a member's mailbox by requesting links for them. */
const maxLinks = 10;

const unusable = () => invalidInput({ token: [sentence(refusals, "resetLinkUsed")] });
const indispensable = () => invalidInput({ remove_passkeys: [sentence(refusals, "passkeysNeeded")] });

/** Lets members who cannot sign in set a new password through a mailed link. */
export function createPasswordResetService({ db, links, jobs, notices, config, clock }: Dependencies) {
  /** @throws AppError 400 when the link does not work */
  async function ownerOf(uid: string, token: string): Promise<User> {
    const link = await links.find(db, ["password_reset"], token);
    const owner = link && String(link.subjectId) === uid ? await members.byId(db, link.subjectId) : undefined;
    if (!owner?.isActive) throw unusable();
    return owner;
  }

  const plan = (tx: Db, email: string): Promise<void> => jobs.add(passwordResetQueue, { email }, tx);

  return {
    /** Queues the mail with a link. */
    plan,

    /** Does the same work for every address, so neither the answer nor its timing reveals who has an account. */
    request: (email: string): Promise<void> => jobs.add(resetRequestQueue, { email }, db),

    /** Queues the mail if a member has the address. */
    answerRequest: async ({ email }: PasswordResetJob): Promise<void> => {
      if (await resets.isMember(db, email)) await plan(db, email);
    },

    mailer:
      (mailer: Mailer) =>
      async ({ email }: PasswordResetJob): Promise<void> => {
        const issued = await inTransaction(db, async (tx) => {
          // Locked, so that a concurrent change of address has either happened already or will invalidate this link.
          const owner = await resets.lockByEmail(tx, email);
          if (owner === undefined) return undefined;
          const now = clock();
          const live = await links.live(tx, "password_reset", owner.id);
          if (live.filter(({ createdAt }) => !isAhead(createdAt, now)).length >= maxLinks) return undefined;
          const token = await links.issue(tx, {
            purpose: "password_reset",
            subjectId: owner.id,
            email: owner.email,
            expiresAt: new Date(now.getTime() + lifetimeMs),
          });
          return { owner, token };
        });
        if (issued === undefined) return;
        const { owner, token } = issued;
        const link = config.publicUrl + pagePath("resetPassword", { uid: owner.id, token });
        await links.handOver(token, () => mailer.send(passwordResetMail(owner, link, config)));
      },

    /**
     * The account's address, and the passkeys that stay valid after a reset unless they are removed. Requires a link,
     * which stays unused.
     * @throws AppError 400
     */
    passkeys: async ({ uid, token }: ResetLink) => {
      const owner = await ownerOf(uid, token);
      return {
        email: owner.email,
        ...{ passkeys: await passkeys.ofMember(db, owner.id), removable: !needsPasskey(owner, config) },
      };
    },

    /**
     * Sets a new password through a link. Ends every session and every other reset link of the member; removes their
     * passkeys on request.
     * @returns the passkeys that stay valid
     * @throws AppError 400 with the fields at fault
     */
    confirm: async (params: ResetParams, body: ResetBody): Promise<passkeys.PasskeyRow[]> => {
      const other = [sentence(refusals, "otherLink")];
      const foreign = {
        ...(body.uid !== params.uid && { uid: other }),
        ...(body.token !== params.token && { token: other }),
      };
      if (Object.keys(foreign).length > 0) throw invalidInput(foreign);
      const user = await ownerOf(params.uid, params.token);
      const errors = newPasswordFaults(body, user, await commonPasswords());
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      const passwordHash = await hashPassword(body.new_password1);
      return inTransaction(db, async (tx) => {
        const locked = await members.lock(tx, user.id);
        const used = await links.useUp(tx, "password_reset", params.token);
        // The member may have been blocked in the meantime.
        if (used === undefined || !locked?.isActive) throw unusable();
        await links.end(tx, user.id, ["password_reset"]);
        const own = await passkeys.ofMember(tx, user.id);
        const removed = body.remove_passkeys === true && own.length > 0;
        if (removed) {
          if (needsPasskey(locked, config)) throw indispensable();
          await passkeys.removeAll(tx, user.id);
        }
        const changed = await resets.setPassword(tx, user.id, passwordHash, clock());
        if (changed !== undefined) {
          await notices.plan(tx, changed, "password_changed", { removed, passkeys: own });
        }
        return removed ? [] : own;
      });
    },
  };
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;
