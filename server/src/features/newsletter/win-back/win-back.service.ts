import type { WinBackBody } from "@mindreel/contract/newsletter/win-back";
import { refusals } from "@mindreel/messages/newsletter/win-back";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day } from "#domain/time/units-of-time.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { winBackMail } from "./win-back.mail.ts";
import * as winBack from "./win-back.repository.ts";

interface Code {
  readonly code: string;
  readonly percentOff: number | null;
  readonly expiresAt: Date | null;
}

/** What billing knows of members who left, and of the codes that bring them back. */
export interface Returning {
  readonly hasLeft: (tx: Db, userId: number) => Promise<boolean>;
  /** One for each member, for ever. */
  readonly make: (
    tx: Db,
    userId: number,
    terms: { percentOff: number; expiresAt: Date },
  ) => Promise<{ readonly code: Code; readonly isNew: boolean }>;
  /** The member's, while it can be used. */
  readonly codeOf: (userId: number) => Promise<Code | undefined>;
}

interface Dependencies {
  readonly db: Db;
  readonly returning: Returning;
  readonly jobs: Jobs;
  readonly unsubscribeToken: (userId: number) => string;
  readonly config: MailSettings;
  readonly clock: () => Date;
}

interface WinBackJob {
  readonly userId: number;
}
export const winBackQueue = defineQueue<WinBackJob>("mail-win-back");

/** Codes for members who left, which a superuser has mailed: one each, and only to those who want news. */
export function createWinBackService({ db, returning, jobs, unsubscribeToken, config, clock }: Dependencies) {
  const unfit = (why: keyof typeof refusals & string) => new AppError("member_unfit", sentence(refusals, why));

  return {
    /** @throws AppError 404, 409 */
    send: (userId: number, { percent_off: percentOff, days }: WinBackBody, audit: Audit) =>
      inTransaction(db, async (tx) => {
        const member = await winBack.lockMember(tx, userId);
        if (member === undefined) throw new AppError("not_found");
        if (!(await returning.hasLeft(tx, userId))) throw unfit("notLeft");
        if (!member.wantsNews) throw unfit("noNews");
        const expiresAt = new Date(clock().getTime() + days * day);
        const { code, isNew } = await returning.make(tx, userId, { percentOff, expiresAt });
        if (isNew) await jobs.add(winBackQueue, { userId }, tx);
        await audit(tx, userId, { name: code.code });
        return { code: code.code, mailed: isNew };
      }),

    /** Mails the code, unless its member wants no news any more, is back, or it cannot be used any longer. */
    mailer:
      (mailer: Mailer) =>
      async ({ userId }: WinBackJob): Promise<void> => {
        const [to, code] = [await winBack.recipient(db, userId), await returning.codeOf(userId)];
        if (!to?.wantsNews || !code?.percentOff || code.expiresAt === null) return;
        if (!(await returning.hasLeft(db, userId))) return;
        const { percentOff, expiresAt } = code;
        const offered = { code: code.code, percentOff, expiresAt, unsubscribe: unsubscribeToken(userId) };
        await mailer.send(winBackMail(to, offered, config));
      },
  };
}

export type WinBackService = ReturnType<typeof createWinBackService>;
