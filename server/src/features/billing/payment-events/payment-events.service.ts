import type { EventState } from "@mindreel/contract/billing/payment-events";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { reasonOf } from "#data/database-errors.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import type { CheckoutService } from "#features/billing/checkout/checkout.service.ts";
import type {
  SubscriptionSyncService,
  SyncResult,
} from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { ProviderTerms } from "#ports/payments/payments.port.ts";
import type { ProviderEvent } from "#ports/payments/provider-records.port.ts";
import * as events from "./payment-events.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly terms: ProviderTerms;
  readonly sync: SubscriptionSyncService;
  readonly checkout: CheckoutService;
  readonly jobs: Jobs;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
}

interface PaymentEventJob {
  readonly id: string;
}
export const paymentEventQueue = defineQueue<PaymentEventJob>("payment-event");

const done = { state: "done", note: null } as const;

export function createPaymentEventsService({ db, terms, sync, checkout, jobs, config, clock }: Dependencies) {
  /** An event only names the object to read; the provider's present state of that object is what counts. */
  async function syncObject(type: string, objectId: string, eventId: string): Promise<SyncResult> {
    if (objectId === "") return { ignored: "no_object" };
    switch (terms.subjectOf(type)) {
      case "checkout":
        return checkout.sync(objectId, { eventId });
      case "subscription":
        return sync.subscription(objectId, { eventId });
      case "invoice":
        return sync.invoice(objectId, { eventId });
      case "charge":
        return sync.charge(objectId, { eventId });
      case "nothing":
        return { ignored: "other_event" };
    }
  }

  return {
    /** Records an event and queues the job that handles it. An event that is already recorded changes nothing. */
    receive: (event: ProviderEvent): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (await events.add(tx, { ...event, receivedAt: clock() })) {
          await jobs.add(paymentEventQueue, { id: event.id }, tx);
        }
      }),

    /** The job for one event; throws to be retried. */
    handle: async ({ id }: PaymentEventJob): Promise<void> => {
      const event = await events.byId(db, id);
      if (event === undefined || event.state === "done" || event.state === "ignored") return;
      try {
        const result = await syncObject(event.type, event.objectId, id);
        const outcome = "ignored" in result ? ({ state: "ignored", note: result.ignored } as const) : done;
        await events.saveOutcome(db, id, { ...outcome, handledAt: clock() });
      } catch (error) {
        await events.saveOutcome(db, id, { state: "failed", note: reasonOf(error), handledAt: clock() });
        throw error;
      }
    },

    /**
     * Queues an event to be handled again.
     * @throws AppError 404, 503 `payments_off`: it could only fail
     */
    replay: (id: string, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const event = await events.reopen(tx, id);
        if (event === undefined) throw new AppError("not_found");
        if (config.payments === "off") throw new AppError("payments_off");
        await jobs.add(paymentEventQueue, { id }, tx);
        await audit(tx, event.number, { name: id, type: event.type });
      }),

    page: (state: EventState | undefined, request: PageRequest) =>
      readPage(request, (from) => events.list(db, state, from)),
  };
}

export type PaymentEventsService = ReturnType<typeof createPaymentEventsService>;
