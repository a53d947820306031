import type { NewPriceMoveBody } from "@mindreel/contract/billing/price-moves";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/billing/price-moves";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import * as moves from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.repository.ts";
import type { SellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import type { PlanRow, PriceRow } from "#features/billing/plans/plans.repository.ts";
import { listed, type PlansService } from "#features/billing/plans/plans.service.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { ProviderTerms } from "#ports/payments/payments.port.ts";
import { priceStaysMailQueue, tellQueue } from "./price-moving.service.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly terms: ProviderTerms;
  readonly plans: Pick<PlansService, "all" | "archivePrice">;
  readonly selling: Pick<SellingService, "keptPrice">;
  readonly clock: () => Date;
}

/** For readers of the audit log. */
const detailsOf = ({ plan, price }: { readonly plan: PlanRow; readonly price: PriceRow }) => ({
  ...{ name: plan.name ?? "", price: listed(price.amounts) },
});

/** Lets superusers have running subscriptions go over to another price. */
export function createPriceMovesService({ db, jobs, terms, plans, selling, clock }: Dependencies) {
  const everSold = async () =>
    (await plans.all()).flatMap(({ priced: { plan, prices } }) => prices.map((price) => ({ plan, price })));

  /** @throws AppError 400 for prices between which nobody can be moved */
  async function between({ from: fromId, to: toId }: NewPriceMoveBody) {
    const all = await everSold();
    const refuse = (field: "from" | "to", key: keyof typeof refusals & string) =>
      invalidInput({ [field]: [sentence(refusals, key)] });
    const from = all.find(({ price }) => price.id === fromId);
    const to = all.find(({ price }) => price.id === toId);
    if (from === undefined) throw refuse("from", "unknown");
    if (to === undefined || to.plan.archivedAt !== null || to.price.archivedAt !== null) throw refuse("to", "notSold");
    if (to.price.id === from.price.id) throw refuse("to", "same");
    const { interval, intervalCount } = from.price;
    if (interval === "once") throw refuse("from", "once");
    if (to.price.interval !== interval || to.price.intervalCount !== intervalCount) throw refuse("to", "interval");
    return { from, to };
  }

  async function viewOf(tx: Db, id: number): Promise<moves.MoveView> {
    const [view] = await moves.views(tx, terms.ended, id);
    if (view === undefined) throw new AppError("not_found");
    return view;
  }

  return {
    /** The newest first. */
    all: (): Promise<moves.MoveView[]> => moves.views(db, terms.ended),

    /** @throws AppError 400 */
    create: async (body: NewPriceMoveBody, audit?: Audit): Promise<moves.MoveView> => {
      const { from, to } = await between(body);
      // Both are stored, also one that the settings say; from now on, nobody begins at the old one.
      await selling.keptPrice(to.plan, to.price);
      if (from.price.archivedAt === null) await plans.archivePrice(from.plan.id, from.price.id);
      return inTransaction(db, async (tx) => {
        const { notice_days: noticeDays = limits.noticeDays } = body;
        const made = { fromPriceId: from.price.id, toPriceId: to.price.id, noticeDays, madeAt: clock() };
        const id = await moves.insert(tx, made);
        if (id === undefined) throw invalidInput({ from: [sentence(refusals, "moving")] });
        await moves.collect(tx, id);
        await jobs.add(tellQueue, { moveId: id }, tx);
        await audit?.(tx, id, detailsOf(to));
        return viewOf(tx, id);
      });
    },

    /** @throws AppError 404 */
    callOff: async (id: number, audit?: Audit): Promise<void> => {
      const all = await everSold();
      await inTransaction(db, async (tx) => {
        const { toPriceId } = await viewOf(tx, id);
        const to = all.find(({ price }) => price.id === toPriceId);
        if (await moves.callOff(tx, id, clock())) {
          const stayed = await moves.stayed(tx, terms.ended, id);
          const told = stayed.map(({ moveId, subscriptionId }) => ({ moveId, subscriptionId }));
          await jobs.addMany(priceStaysMailQueue, told, tx);
        }
        if (to !== undefined) await audit?.(tx, id, detailsOf(to));
      });
    },
  };
}

export type PriceMovesService = ReturnType<typeof createPriceMovesService>;
