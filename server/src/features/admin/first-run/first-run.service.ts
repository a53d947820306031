import { timingSafeEqual } from "node:crypto";
import path from "node:path";
import type { FirstSuperuserBody } from "@mindreel/contract/admin/first-run";
import type { Language } from "@mindreel/contract/plain/languages";
import { type OpeningStep, openingSteps } from "@mindreel/contract/plain/opening-steps";
import { pagePath } from "@mindreel/contract/plain/pages";
import { pathOfStep, type SetUpStep } from "@mindreel/contract/plain/set-up-steps";
import { refusals } from "@mindreel/messages/admin/admin";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { isTestKey } from "#domain/payment-keys.ts";
import { sentence } from "#domain/sentences.ts";
import type { StoredBackups } from "#features/admin/backups/backups.service.ts";
import type { Dependencies } from "#features/module.ts";
import { mailFailureOf, mailServerOf } from "#mail/mail-failure.ts";
import { createNewAccounts } from "#members/new-accounts.service.ts";
import type { Mailer } from "#ports/mail/mail.port.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { isPublicSite } from "#security/public-address.ts";
import { testMail } from "./first-run.mail.ts";
import * as policy from "./first-run.policy.ts";
import { type Facts, isLeft, type SetByOwner, stepsOf } from "./first-run.policy.ts";
import * as firstRun from "./first-run.repository.ts";

interface Needs extends Pick<Dependencies, "config" | "clock" | "mailer"> {
  readonly db: Db;
  readonly setByOwner: () => Promise<SetByOwner>;
  readonly keptBackups: () => Promise<StoredBackups | undefined>;
  readonly paymentDifferences: () => Promise<readonly policy.PaymentDifference[]>;
}

/** Sets up an empty server in the browser: the first superuser, through a link from the log, then the other steps. */
export function createFirstRunService(needs: Needs) {
  const { db, config, clock, mailer, setByOwner, keptBackups, paymentDifferences } = needs;
  const createAccount = createNewAccounts({ db, clock });
  const isPublic = isPublicSite(config.publicUrl) && config.publicUrl.startsWith("https:");
  /** Cached, because there is always a superuser once the first one exists. */
  let over = false;

  async function isWaiting(): Promise<boolean> {
    over ||= await firstRun.hasSuperuser(db);
    return !over;
  }

  /** @throws AppError 403 for a token that was not logged, or is no longer valid */
  async function demandLink(from: Db, token: string): Promise<void> {
    const given = Buffer.from(hashToken(token));
    const known = await firstRun.links(from, clock());
    // All are compared in constant time, so that the timing does not reveal a partly correct token.
    const right = known.filter(({ tokenHash }) => timingSafeEqual(Buffer.from(tokenHash), given));
    if (right.length === 0) {
      throw new AppError("forbidden", sentence(refusals, "link"));
    }
  }

  async function facts(): Promise<Facts> {
    const [site, contents, run, backups] = await Promise.all([
      setByOwner(),
      firstRun.contents(db),
      firstRun.current(db),
      keptBackups(),
    ]);
    return { config, isPublic, site, contents, run, backups };
  }

  async function record(change: Parameters<typeof firstRun.update>[1], audit: Audit): Promise<void> {
    await inTransaction(db, async (tx) => {
      await firstRun.update(tx, change);
      await audit(tx, 1, {});
    });
  }

  const outbox = path.join(config.dataDir, "outbox");

  async function tryMail(memberId: number, by: Mailer, server: string | undefined): Promise<policy.Tested> {
    const to = await firstRun.recipient(db, memberId);
    try {
      await by.send(testMail(to, config));
    } catch (error) {
      return policy.mailFailed(mailFailureOf(error), server ?? outbox);
    }
    return server === undefined ? policy.mailWritten(outbox) : policy.mailSent(to.email, server);
  }

  async function tryPayments(): Promise<policy.Tested> {
    if (config.payments === "off") return policy.paymentsOff;
    if (config.payments === "rehearsal") return policy.paymentsRehearsed;
    const isTest = isTestKey(config.stripe);
    return policy.paymentsChecked(await paymentDifferences(), isTest);
  }

  return {
    isWaiting,

    /** Sends the test mail to a superuser, by a mailer that may not be in use yet. */
    tryMail,

    /** Records whether real payments were seen working, in the transaction that sets them up or gives them up. */
    notePayments: (tx: Db, work: boolean) =>
      firstRun.update(tx, { paymentsTestedAt: work ? clock() : null, paymentsFailedAt: null }),

    /** The same for mail. */
    noteMailTested: (tx: Db) => firstRun.update(tx, { mailTestedAt: clock(), mailFailedAt: null }),

    /** Creates the link for the log and invalidates those of earlier starts; undefined once there is a superuser. */
    link: async (): Promise<string | undefined> => {
      if (!(await isWaiting())) return undefined;
      const token = newToken();
      const now = clock();
      await inTransaction(db, async (tx) => {
        await firstRun.removeLinks(tx, new Date(now.getTime() - policy.startTogether));
        const expiresAt = new Date(now.getTime() + policy.linkLifetime);
        await firstRun.addLink(tx, { tokenHash: hashToken(token), createdAt: now, expiresAt });
      });
      // In the fragment, which browsers do not send, so that no proxy logs the token.
      return `${config.publicUrl}${pagePath("firstSuperuser")}#${token}`;
    },

    /** @throws AppError 404 once there is a superuser */
    demandWaiting: async (): Promise<void> => {
      if (!(await isWaiting())) throw new AppError("not_found");
    },

    createSuperuser: async (
      body: FirstSuperuserBody,
      audit: Audit,
      language: Language | undefined,
    ): Promise<{ id: number }> => {
      if (!(await isWaiting())) throw new AppError("not_found");
      // Checked before the password is hashed, because hashing is expensive.
      await demandLink(db, body.token);
      const before = async (tx: Db) => {
        if (await firstRun.lockSuperusers(tx)) throw new AppError("not_found");
        await demandLink(tx, body.token);
        await firstRun.removeLinks(tx);
        await firstRun.begin(tx, clock());
      };
      const created = await createAccount(body, { isSuperuser: true, confirmed: true, audit, language, before });
      over = true;
      return created;
    },

    look: facts,

    /** The steps that the dashboard reminds of: none where nothing was set up in the browser, or they were put away. */
    openSteps: async (): Promise<{ step: SetUpStep; path: string }[]> => {
      const run = await firstRun.current(db);
      if (run?.begunAt == null || run.putAwayAt !== null) return [];
      return stepsOf(await facts())
        .filter(isLeft)
        .map(({ step }) => ({ step, path: pathOfStep[step] }));
    },

    /** What people would find missing if the site opened now. */
    missing: async (): Promise<OpeningStep[]> => {
      const left = stepsOf(await facts())
        .filter(isLeft)
        .map(({ step }) => step);
      return openingSteps.filter((step) => left.includes(step));
    },

    testMail: async (memberId: number, audit: Audit): Promise<policy.Tested> => {
      const server = config.smtpUrl === undefined ? undefined : mailServerOf(config.smtpUrl);
      const result = await tryMail(memberId, mailer, server);
      await record(result.passed ? { mailTestedAt: clock(), mailFailedAt: null } : { mailFailedAt: clock() }, audit);
      return result;
    },

    testPayments: async (audit: Audit): Promise<policy.Tested> => {
      const result = await tryPayments();
      // What works with a test key says nothing about the live one that follows.
      const isReal = config.payments === "stripe" && !isTestKey(config.stripe);
      const tested = { paymentsTestedAt: isReal ? clock() : null, paymentsFailedAt: null };
      await record(result.passed ? tested : { paymentsFailedAt: clock() }, audit);
      return result;
    },

    skip: (step: SetUpStep, skipped: boolean, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        await firstRun.skip(tx, step, skipped);
        await audit(tx, 1, { step, state: skipped ? "skipped" : "open" });
      }),

    putAway: (away: boolean, audit: Audit): Promise<void> => record({ putAwayAt: away ? clock() : null }, audit),
  };
}

export type FirstRunService = ReturnType<typeof createFirstRunService>;
