import type { RefundBody, RefundState } from "@mindreel/contract/billing/refunds";
import { refusals } from "@mindreel/messages/billing/refunds";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { SubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { type Payments, ProviderRefused, ProviderUnreachable } from "#ports/payments/payments.port.ts";
import type { RefundRow } from "./refunds.repository.ts";
import * as refunds from "./refunds.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly jobs: Jobs;
  readonly sync: Pick<SubscriptionSyncService, "charge">;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
}

interface RefundJob {
  readonly id: string;
}
export const refundQueue = defineQueue<RefundJob>("billing-refund");

/** Seconds after which a refund is tried again that the provider did not answer while the superuser waited. */
const patience = 60;

/** Lets superusers refund payments. */
export function createRefundsService({ db, payments, jobs, sync, config, clock }: Dependencies) {
  /**
   * Refunds at the provider, and reads back what that changed. Safe to repeat, also concurrently.
   * @throws ProviderRefused, ProviderUnreachable
   */
  async function carryOut({ id, paymentId, amount, madeBy }: RefundRow): Promise<void> {
    let chargeId: string;
    try {
      chargeId = await payments.refund({ key: id, invoiceId: paymentId, amount });
    } catch (error) {
      if (error instanceof ProviderRefused) await refunds.setState(db, id, "refused");
      throw error;
    }
    // First, so that the payment is not shown with a refund on its way that nothing is left of.
    await sync.charge(chargeId, { actorId: madeBy ?? undefined });
    await refunds.setState(db, id, "done");
  }

  return {
    /** Before the proof, which nobody should give for nothing. @throws AppError 404 */
    demand: async (paymentId: string): Promise<void> => {
      if (!(await refunds.isOfMember(db, paymentId))) throw new AppError("not_found");
    },

    /**
     * Records a refund that a superuser makes, with the job that carries it out if nothing else does. The same one again
     * is the one that is recorded.
     * @throws AppError 400, 404, 409 `payment_changed`, 503 `payments_off`
     */
    record: async (tx: Db, paymentId: string, body: RefundBody, madeBy: number, audit: Audit): Promise<RefundRow> => {
      if (config.payments === "off") throw new AppError("payments_off");
      const { id, amount, refunded } = body;
      const payment = await refunds.lockPayment(tx, paymentId);
      if (payment === undefined || payment.userId === null) throw new AppError("not_found");
      const known = await refunds.byId(tx, id);
      if (known !== undefined) {
        if (known.paymentId !== paymentId || known.amount !== amount) throw new AppError("payment_changed");
        return known;
      }
      if (payment.refunded !== refunded) throw new AppError("payment_changed");
      const left = payment.paidAt === null || payment.disputeLost ? 0 : payment.amountPaid - refunded;
      if (left <= 0) throw invalidInput({ amount: [sentence(refusals, "nothingLeft")] });
      if (amount > left) throw invalidInput({ amount: [sentence(refusals, "tooMuch")] });
      const { userId, number, currency } = payment;
      const reason = body.reason.trim();
      const added = await refunds.add(tx, { id, userId, paymentId, amount, reason, madeBy, madeAt: clock() });
      if (added === undefined) throw new AppError("payment_changed");
      await jobs.add(refundQueue, { id }, tx, patience);
      await audit(tx, userId, { invoice: number ?? paymentId, refund: `${amount} ${currency}`, reason });
      return added;
    },

    /**
     * Carries out a recorded refund, while the superuser waits.
     * @returns `pending` if the provider does not answer: the job goes on
     * @throws AppError 502 `payments_refused`
     */
    carryOut: async (row: RefundRow): Promise<RefundState> => {
      const refused = () => new AppError("payments_refused", sentence(refusals, "refused"));
      if (row.state === "done") return "done";
      if (row.state === "refused") throw refused();
      try {
        await carryOut(row);
        return "done";
      } catch (error) {
        if (error instanceof ProviderUnreachable) return "pending";
        throw error instanceof ProviderRefused ? refused() : error;
      }
    },

    /**
     * Refunds what is left of a payment without a superuser. Safe to repeat with the same id.
     * @returns whether nothing is left of it
     * @throws AppError 409 while a superuser refunds it; ProviderUnreachable
     */
    giveBack: async (paymentId: string, { id, reason }: { readonly id: string; readonly reason: string }) => {
      const row = await inTransaction(db, async (tx) => {
        const payment = await refunds.lockPayment(tx, paymentId);
        const known = await refunds.byId(tx, id);
        if (known !== undefined) return known;
        if (payment === undefined || payment.userId === null || payment.disputeLost) return undefined;
        const { userId, refunded, amountPaid } = payment;
        if (refunded >= amountPaid) return undefined;
        const given = { id, userId, paymentId, amount: amountPaid - refunded, reason, madeBy: null, madeAt: clock() };
        const added = await refunds.add(tx, given);
        if (added === undefined) throw new AppError("payment_changed");
        return added;
      });
      if (row?.state !== "pending") return row?.state !== "refused";
      try {
        await carryOut(row);
        return true;
      } catch (error) {
        if (error instanceof ProviderRefused) return false;
        throw error;
      }
    },

    /** The job. */
    goOn: async ({ id }: RefundJob): Promise<void> => {
      const row = await refunds.byId(db, id);
      if (row?.state !== "pending" || config.payments === "off") return;
      await carryOut(row).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error;
      });
    },

    ofMember: (userId: number, limit: number) => refunds.ofMember(db, userId, limit),
  };
}

export type RefundsService = ReturnType<typeof createRefundsService>;
