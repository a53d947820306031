import type { InvitationOutcome, InvitationsBody } from "@mindreel/contract/accounts/invitations";
import { invitationParam, pagePath } from "@mindreel/contract/plain/pages";
import { refusals } from "@mindreel/messages/accounts/invitations";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { emailKey } from "#data/email-key.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput, TooSoon } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { since } from "#domain/time/clock.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import * as members from "#members/members.repository.ts";
import { freeUsername } from "#members/new-accounts.service.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { invitationMail } from "./invitations.mail.ts";
import * as policy from "./invitations.policy.ts";
import * as invitations from "./invitations.repository.ts";

/** Gives a member free days, in the transaction in which an invitation is used. @returns until when they are pro */
export type GiveDays = (
  tx: Db,
  userId: number,
  gift: { readonly days: number; readonly reason: string; readonly actorId: number | null },
) => Promise<Date | null>;

interface Dependencies {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: MailSettings;
  /** Which addresses do not want to be written to. */
  readonly refusesMail: (db: Db, emails: readonly string[]) => Promise<(email: string) => boolean>;
  /** Keeps that an address does not want to be written to. */
  readonly refuseMail: (tx: Db, email: string) => Promise<void>;
  readonly giveDays: GiveDays;
  readonly clock: () => Date;
}

export const invitationsQueue = defineQueue<{ readonly id: number }>("mail-invitation");

/** Superusers' invitations to people who have no account yet. */
export function createInvitationsService(dependencies: Dependencies) {
  const { db, jobs, config, refusesMail, refuseMail, giveDays, clock } = dependencies;
  const wantsNone = async (tx: Db, email: string) => (await refusesMail(tx, [email]))(email);
  const expiry = () => new Date(clock().getTime() + policy.lifetime);
  const isUsable = (row: invitations.InvitationRow | undefined): row is invitations.InvitationRow =>
    row !== undefined && policy.stateOf(row, clock()) === "waiting";

  async function lockOpen(tx: Db, id: number): Promise<invitations.InvitationRow> {
    const row = await invitations.lock(tx, id);
    if (row === undefined || row.usedAt !== null) throw new AppError("not_found");
    return row;
  }

  const over = () => invalidInput({ invitation: [sentence(refusals, "over")] });

  /** @returns until when they are pro; undefined if the invitation does not work, or no longer */
  async function use(tx: Db, token: string, userId: number): Promise<{ proUntil: Date | null } | undefined> {
    const row = await invitations.lockByToken(tx, hashToken(token));
    if (!isUsable(row)) return undefined;
    await invitations.setUsed(tx, row.id, userId, clock());
    if (row.freeDays === 0) return { proUntil: null };
    const gift = { days: row.freeDays, reason: `Invitation ${row.id}`, actorId: row.invitedBy };
    return { proUntil: await giveDays(tx, userId, gift) };
  }

  return {
    /** Invites addresses, and says what came of each, in their order. */
    invite: async ({ emails, free_days: freeDays }: InvitationsBody, actorId: number, audit: Audit) => {
      const { valid, invalid } = policy.sorted(emails, emailKey);
      return inTransaction(db, async (tx) => {
        const outcomes = new Map<string, InvitationOutcome>(invalid.map((email) => [email, "invalid"]));
        const isMember = await invitations.membersAmong(tx, valid);
        const hasRefused = await refusesMail(tx, valid);
        const open = valid.filter((email) => {
          if (isMember.has(emailKey(email))) outcomes.set(email, "member");
          else if (hasRefused(email)) outcomes.set(email, "refused");
          else return true;
          return false;
        });
        const terms = { emails: open, freeDays, invitedBy: actorId, now: clock(), expiresAt: expiry() };
        const added = await invitations.add(tx, terms);
        await jobs.addMany(
          invitationsQueue,
          added.map(({ id }) => ({ id })),
          tx,
        );
        await audit.each(
          tx,
          added.map(({ id }) => ({ targetId: id, details: { days: freeDays } })),
        );
        const keys = new Set(added.map(({ key }) => key));
        for (const email of open) outcomes.set(email, keys.has(emailKey(email)) ? "invited" : "waiting");
        return [...valid, ...invalid].map((email) => ({ email, outcome: outcomes.get(email) ?? "invalid" }));
      });
    },

    /** @throws AppError 404 `invalid_page` */
    page: (request: PageRequest) => readPage(request, (from) => invitations.list(db, from)),

    /** @throws AppError 404 once it is used, 403 if they refused since, 429 within an hour of the last mail */
    resend: async (id: number, audit: Audit): Promise<invitations.InvitationRow> => {
      await inTransaction(db, async (tx) => {
        const row = await lockOpen(tx, id);
        if (row.withdrawnAt !== null) throw new AppError("not_found");
        if (await wantsNone(tx, row.email)) throw new AppError("forbidden", sentence(refusals, "wantsNone"));
        const wait = policy.mailPause - since(row.askedAt, clock());
        if (wait > 0) throw new TooSoon(Math.ceil(wait / 1000));
        await invitations.setAsked(tx, id, clock(), expiry());
        await jobs.add(invitationsQueue, { id }, tx);
        await audit(tx, id, {});
      });
      const row = await invitations.byId(db, id);
      if (row === undefined) throw new AppError("not_found");
      return row;
    },

    /** @throws AppError 404 once it is used */
    withdraw: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await lockOpen(tx, id);
        if (row.withdrawnAt !== null) return;
        await invitations.setWithdrawn(tx, id, clock());
        await audit(tx, id, {});
      }),

    mailer:
      (mailer: Mailer) =>
      async ({ id }: { readonly id: number }): Promise<void> => {
        const token = newToken();
        const row = await inTransaction(db, async (tx) => {
          const found = await invitations.lock(tx, id);
          if (!isUsable(found) || found.mailedAt !== null || (await wantsNone(tx, found.email))) return undefined;
          // Replaces the link of an earlier mail.
          await invitations.setToken(tx, id, hashToken(token));
          return found;
        });
        if (row === undefined) return;
        const link = `${config.publicUrl}${pagePath("signUp")}?${new URLSearchParams({ [invitationParam]: token })}`;
        await mailer.send(invitationMail({ ...row, link }, config));
        await invitations.setMailed(db, id, clock());
      },

    /** For whom an invitation is, if its link still works. */
    standing: async (token: string) => {
      const row = await invitations.byToken(db, hashToken(token));
      if (!isUsable(row)) return { usable: false, freeDays: 0, email: null, username: null };
      const { email, freeDays } = row;
      const isKnown = (await members.byEmail(db, email)) !== undefined;
      const username = isKnown ? null : await freeUsername(db, [email.split("@")[0] ?? ""]);
      return { usable: true, freeDays, email, username };
    },

    /** The invited address; undefined if the link does not work. */
    emailOf: async (token: string): Promise<string | undefined> => {
      const row = await invitations.byToken(db, hashToken(token));
      return isUsable(row) ? row.email : undefined;
    },

    use,

    /** Uses an invitation for a member. @throws AppError 400 if it does not work */
    takeUp: (userId: number, token: string): Promise<Date | null> =>
      inTransaction(db, async (tx) => {
        const taken = await use(tx, token, userId);
        if (taken === undefined) throw over();
        return taken.proUntil;
      }),

    /** Withdraws an invitation for whoever reads its mail, who is not written to again. @throws AppError 400 if it is over */
    refuse: (token: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const row = await invitations.lockByToken(tx, hashToken(token));
        if (!isUsable(row)) throw over();
        await invitations.setWithdrawn(tx, row.id, clock());
        await refuseMail(tx, row.email);
      }),

    forget: invitations.removeByEmail,

    /** Forgets addresses that did not come. */
    sweep: () => invitations.removeUnusedBefore(db, new Date(clock().getTime() - policy.keptAfter)),
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
