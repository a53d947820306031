import { randomInt } from "node:crypto";
import type { NewCodeBody } from "@mindreel/contract/billing/codes";
import type { RehearsalBody } from "@mindreel/contract/billing/rehearsals";
import { refusals } from "@mindreel/messages/billing/codes";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { checkSteps } from "#features/billing/plans/plans.service.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import { couponOf, misfit, spelled, spent } from "./codes.policy.ts";
import * as codes from "./codes.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  /** The ids of all plans. */
  readonly planIds: () => Promise<readonly number[]>;
  readonly clock: () => Date;
}

/** Without those that are taken for another. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** @throws AppError 400 */
function check(body: Omit<NewCodeBody, "code">, planIds: readonly number[], now: Date): void {
  const { percent_off, amounts, duration, months, expires_at, plans } = body;
  const fault = (field: string, key: Parameters<typeof sentence<typeof refusals, keyof typeof refusals & string>>[1]) =>
    invalidInput({ [field]: [sentence(refusals, key)] });
  if ((percent_off === undefined) === (amounts === undefined)) throw fault("percent_off", "either");
  if ((duration === "months") !== (months !== undefined)) throw fault("months", "months");
  if (expires_at && new Date(expires_at) <= now) throw fault("expires_at", "past");
  if (amounts !== undefined) checkSteps(amounts);
  if (plans?.some((id) => !planIds.includes(id))) throw fault("plans", "noPlan");
}

/** Codes that take something off. They never change, except that they end. */
export function createCodesService({ db, payments, planIds, clock }: Dependencies) {
  async function known(id: number): Promise<codes.CodeRow> {
    const code = await codes.byId(db, id);
    if (code === undefined) throw new AppError("not_found");
    return code;
  }

  return {
    all: () => codes.all(db),

    /** @throws AppError 400 */
    create: async (body: NewCodeBody, audit: Audit) => {
      check(body, await planIds(), clock());
      const code = spelled(body.code);
      const { percent_off: percentOff = null, amounts = null, duration, months = null, plans = null } = body;
      const { max_redemptions: maxRedemptions = null, expires_at, first_purchase_only: firstPurchaseOnly } = body;
      const { for_subscribers: forSubscribers } = body;
      const expiresAt = expires_at ? new Date(expires_at) : null;
      const limits = {
        maxRedemptions,
        expiresAt,
        planIds: plans,
        ...(firstPurchaseOnly && { firstPurchaseOnly }),
        ...(forSubscribers && { forSubscribers }),
      };
      try {
        return await inTransaction(db, async (tx) => {
          const what = { code, percentOff, amounts, duration, months };
          const row = await codes.insert(tx, { ...what, ...limits, createdAt: clock() });
          await audit(tx, row.id, { name: code });
          return { code: row, redeemed: 0, username: null };
        });
      } catch (error) {
        if (violatedUnique(error) === "codes_code_key") throw invalidInput({ code: [sentence(refusals, "taken")] });
        throw error;
      }
    },

    /**
     * The code that only a member can use, once: one for each member, for ever.
     * @returns the code, and whether it was made now
     */
    winBack: async (tx: Db, memberId: number, { percentOff, expiresAt }: { percentOff: number; expiresAt: Date }) => {
      const known = await codes.ofMember(tx, memberId);
      if (known !== undefined) return { code: known, isNew: false };
      const code = `BACK-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;
      const what = { code, percentOff, duration: "once", maxRedemptions: 1, expiresAt, memberId } as const;
      return { code: await codes.insert(tx, { ...what, createdAt: clock() }), isNew: true };
    },

    /** The code that only a member can use, while it can be used. */
    ofMember: async (memberId: number): Promise<codes.CodeRow | undefined> => {
      const code = await codes.ofMember(db, memberId);
      const isOver = code === undefined || code.endedAt !== null || (code.expiresAt ?? clock()) <= clock();
      return isOver ? undefined : code;
    },

    /** @throws AppError 404 */
    end: async (id: number, audit: Audit): Promise<void> => {
      const { code, endedAt } = await known(id);
      await inTransaction(db, async (tx) => {
        if (endedAt === null) await codes.end(tx, id, clock());
        await audit(tx, id, { name: code });
      });
    },

    /** @throws AppError 404 */
    uses: async (id: number, request: PageRequest) => {
      await known(id);
      return readPage(request, (from) => codes.usesOf(db, id, from));
    },

    /** What anybody may know who has the code. @throws AppError 404 */
    offered: async (typed: string): Promise<codes.CodeRow> => {
      const found = await codes.byText(db, spelled(typed));
      if (found === undefined || spent(found.code, found.redeemed, clock()) !== undefined)
        throw new AppError("not_found");
      return found.code;
    },

    /**
     * The code that a member typed, if it fits what they buy.
     * @throws AppError 400 at `code`
     */
    fitting: async (
      typed: string,
      userId: number,
      { plan, currency }: { readonly plan: { readonly id: number }; readonly currency: string },
      running: Parameters<typeof misfit>[1]["running"] = null,
    ): Promise<codes.CodeRow> => {
      const refuse = (key: "unknown" | NonNullable<ReturnType<typeof misfit>>) =>
        invalidInput({ code: [sentence(refusals, key)] });
      const found = await codes.byText(db, spelled(typed));
      // Somebody else's is no code to them.
      const isTheirs = found !== undefined && (found.code.memberId ?? userId) === userId;
      if (!isTheirs) throw refuse("unknown");
      const { code, redeemed } = found;
      const hasPaid = code.firstPurchaseOnly && (await codes.hasPaid(db, userId));
      const why = misfit(code, { planId: plan.id, currency, redeemed, hasPaid, running, now: clock() });
      if (why !== undefined) throw refuse(why);
      return code;
    },

    /** What is tried on subscriptions that run: a code that there is, or a new one. @throws AppError 400 */
    tried: async ({ kind: _, code: typed, ...body }: Extract<RehearsalBody, { kind: "code" }>) => {
      if (typed === undefined) {
        const { percent_off: percentOff = null, amounts = null, months = null, plans = null, duration = "once" } = body;
        check({ ...body, duration }, await planIds(), clock());
        return { id: null, code: { percentOff, amounts, duration, months, planIds: plans } };
      }
      const refuse = (key: "either" | "unknown" | NonNullable<ReturnType<typeof spent>>) =>
        invalidInput({ code: [sentence(refusals, key)] });
      if (Object.keys(body).length > 0) throw refuse("either");
      const found = await codes.byText(db, spelled(typed));
      // One that only a member can use is not for all.
      if (found === undefined || found.code.memberId !== null) throw refuse("unknown");
      const why = spent(found.code, found.redeemed, clock());
      if (why !== undefined) throw refuse(why);
      return { id: found.code.id, code: found.code };
    },

    /** A code that is for all, and the members whose subscriptions it may fit. @throws AppError 404, 409 */
    forRunning: async (id: number) => {
      const code = await known(id);
      if (code.memberId !== null || code.endedAt !== null) throw new AppError("not_found");
      const userIds = await codes.renewing(db, code);
      const { maxRedemptions } = code;
      if (maxRedemptions !== null && userIds.length > maxRedemptions - (await codes.redeemed(db, id)))
        throw new AppError("code_limit");
      return { code, userIds };
    },

    /** Whether a subscription has used a code before. */
    wasUsed: (codeId: number, subscriptionId: string) => codes.wasUsed(db, codeId, subscriptionId),

    /** A code's coupon at the provider, which is made there if it is not yet. @returns its id */
    coupon: async (code: codes.CodeRow): Promise<string> => {
      const { code: name, percentOff, amounts, duration, months, maxRedemptions, expiresAt } = code;
      const id = couponOf(code);
      const kind = duration === "months" ? "repeating" : duration;
      await payments.keepCoupon({ id, name, percentOff, amounts, duration: kind, months, maxRedemptions, expiresAt });
      return id;
    },
  };
}

export type CodesService = ReturnType<typeof createCodesService>;
