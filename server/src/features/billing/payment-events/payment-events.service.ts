import type { Audit } from "#data/audit.ts";
import { type Db, inTransaction, reasonOf } from "#data/database.ts";
import type { CheckoutService } from "#features/billing/checkout/checkout.service.ts";
import type { Reading, SubscriptionsService } from "#features/billing/subscription/subscription.service.ts";
import { AppError } from "#http/errors.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { ProviderEvent } from "#ports/payments/payments.port.ts";
import type { EventsRepository } from "./payment-events.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: EventsRepository;
  readonly subscriptions: SubscriptionsService;
  readonly checkout: CheckoutService;
  readonly jobs: Jobs;
  readonly clock: () => Date;
}

export const eventQueue = defineQueue<EventJob>("payment-event");
export interface EventJob {
  readonly id: string;
}

export function createEventsService({ db, repository, subscriptions, checkout, jobs, clock }: Dependencies) {
  /** An event only says where to look: what counts is what is there now. */
  const follow = (type: string, objectId: string, id: string): Promise<Reading> => {
    if (objectId === "") return Promise.resolve({ ignored: "The event names no object." });
    if (type.startsWith("checkout.session.")) return checkout.read(objectId, id);
    if (type.startsWith("customer.subscription.")) return subscriptions.read(objectId, id);
    if (type.startsWith("invoice.")) return subscriptions.readInvoice(objectId, id);
    if (/^(charge|refund)\./.test(type)) return subscriptions.readCharge(objectId, id);
    return Promise.resolve({ ignored: "Events of this type change nothing here." });
  };

  return {
    /** Writes an event down and plans its work, both or neither; an event that is known already changes nothing. */
    receive: (event: ProviderEvent): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (await repository.add(tx, { ...event, receivedAt: clock() })) {
          await jobs.add(eventQueue, { id: event.id }, tx);
        }
      }),

    /** The work of one event; throws when it has to be tried again. */
    handle: async ({ id }: EventJob): Promise<void> => {
      const event = await repository.byId(db, id);
      if (event === undefined || event.state === "done" || event.state === "ignored") return;
      try {
        const reading = await follow(event.type, event.objectId, id);
        const ignored = "ignored" in reading;
        await repository.settle(db, id, ignored ? "ignored" : "done", ignored ? reading.ignored : null, clock());
      } catch (error) {
        await repository.settle(db, id, "failed", reasonOf(error), clock());
        throw error;
      }
    },

    /**
     * Does the work of an event once more.
     * @throws AppError 404
     */
    replay: (id: string, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const event = await repository.reopen(tx, id);
        if (event === undefined) throw new AppError("not_found");
        await jobs.add(eventQueue, { id }, tx);
        await audit(tx, event.number, { name: id, type: event.type });
      }),

    list: repository.list,
  };
}

export type EventsService = ReturnType<typeof createEventsService>;
