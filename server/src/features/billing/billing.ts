import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Config } from "#config.ts";
import type { Db } from "#platform/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Jobs } from "#platform/jobs.ts";
import type { Routes } from "#platform/route.ts";
import type { Mailer } from "#ports/mail.ts";
import { type Payments, ProviderRefused } from "#ports/payments/payments.ts";
import { billingRoutes, type Holder } from "./billing.routes.ts";
import { createCheckoutService } from "./checkout.service.ts";
import { createCheckoutsRepository } from "./checkouts.repository.ts";
import { createEntitlementRepository } from "./entitlement.repository.ts";
import { createEntitlementService } from "./entitlement.service.ts";
import { createEventsRepository } from "./events.repository.ts";
import { createEventsService, type EventJob, eventQueue } from "./events.service.ts";
import { failedPaymentMail } from "./failed-payment.mail.ts";
import { createFiguresRepository } from "./figures.repository.ts";
import { createReconciliationRepository } from "./reconciliation.repository.ts";
import { reconciliationRoutes } from "./reconciliation.routes.ts";
import {
  createReconciliationService,
  healQueue,
  type ReconciliationJob,
  reconciliationQueue,
} from "./reconciliation.service.ts";
import { createSubscriptionsRepository } from "./subscriptions.repository.ts";
import {
  type CancelRenewalJob,
  cancelRenewalQueue,
  createSubscriptionsService,
  type FailedPaymentJob,
  failedPaymentQueue,
} from "./subscriptions.service.ts";
import { webhookRoutes } from "./webhook.routes.ts";

const customerEmailQueue = "billing-customer-email";
interface CustomerEmailJob {
  readonly userId: number;
}

interface Dependencies {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  readonly payments: Payments;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly clock: () => Date;
}

/** The services of billing, put together. */
export function createBilling({ db, pool, payments, jobs, config, clock }: Dependencies) {
  const entitlement = createEntitlementService({ db, repository: createEntitlementRepository(), clock });
  const checkouts = createCheckoutsRepository();
  const subscriptionsRepository = createSubscriptionsRepository();
  const subscriptions = createSubscriptionsService({
    db,
    payments,
    repository: subscriptionsRepository,
    checkouts,
    entitlement,
    jobs,
    clock,
  });
  const checkout = createCheckoutService({ db, payments, repository: checkouts, subscriptions, config, clock });
  const events = createEventsService({
    db,
    repository: createEventsRepository(pool),
    subscriptions,
    checkout,
    jobs,
    clock,
  });
  const endRenewals = async (userId: number): Promise<void> => {
    if (config.payments === "off") return;
    await checkout.abandon(userId);
    await subscriptions.cancelRenewals({ userId });
  };
  return {
    payments,
    entitlement,
    subscriptions,
    checkout,
    events,
    reconciliation: createReconciliationService({
      db,
      payments,
      repository: createReconciliationRepository(),
      subscriptionsRepository,
      subscriptions,
      jobs,
      clock,
    }),
    figures: createFiguresRepository(pool),
    /** Nothing more is charged to a member; in the transaction of what gives cause, such as a block. */
    stopRenewals: (tx: Db, userId: number): Promise<void> =>
      jobs.add(cancelRenewalQueue, { userId } satisfies CancelRenewalJob, tx),
    /** What was planned so; the provider may have been away for days, and the cause with it. */
    stopPlanned: async ({ userId }: CancelRenewalJob): Promise<void> => {
      if (await subscriptionsRepository.isBlockedOrLeaving(db, userId)) await endRenewals(userId);
    },
    /** The same at once. @throws when the provider cannot be asked */
    endRenewals,
    /** The provider writes to a member's new address, too; in the transaction of its change. */
    followAddress: (tx: Db, userId: number): Promise<void> =>
      jobs.add(customerEmailQueue, { userId } satisfies CustomerEmailJob, tx),
  };
}

type Billing = ReturnType<typeof createBilling>;

interface Serving {
  readonly app: FastifyInstance;
  readonly route: Routes;
  readonly billing: Billing;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly config: Config;
  readonly holderOf: (userId: number) => Promise<Holder>;
  readonly clock: () => Date;
}

/** Serves billing's calls and does its jobs. */
export async function serveBilling({ app, route, billing, jobs, mailer, config, holderOf, clock }: Serving) {
  const { checkout, subscriptions, events, reconciliation } = billing;
  const off = config.payments === "off";
  const requirePayments = () => {
    if (off) throw new AppError("payments_off");
  };
  billingRoutes(route, { ...billing, requirePayments, holderOf, clock });
  reconciliationRoutes(route, { ...billing, requirePayments, publicUrl: config.publicUrl });
  await webhookRoutes(app, billing.payments, events);
  await jobs.workMany<EventJob>(eventQueue, events.handle);
  await jobs.work<FailedPaymentJob>(failedPaymentQueue, async ({ userId, subscriptionId }) => {
    const failed = (await subscriptions.ofMember(userId)).find(({ id }) => id === subscriptionId);
    if (failed?.failureMailedFor !== failed?.latestInvoiceId || failed?.payUrl === undefined) return;
    const { email, name, proExpiryDate } = await holderOf(userId);
    const mail = { to: email, username: name, payUrl: failed.payUrl, proUntil: proExpiryDate };
    await mailer.send(failedPaymentMail(mail, config));
  });
  await jobs.work<CancelRenewalJob>(cancelRenewalQueue, billing.stopPlanned);
  await jobs.work<CustomerEmailJob>(customerEmailQueue, async ({ userId }) => {
    const customerId = off ? undefined : await checkout.customerOf(userId);
    if (customerId === undefined) return;
    try {
      await billing.payments.changeCustomerEmail(customerId, (await holderOf(userId)).email);
    } catch (error) {
      // The customer was removed at the provider.
      if (!(error instanceof ProviderRefused && error.missing)) throw error;
    }
  });
  // Somebody looks on.
  await jobs.work<ReconciliationJob>(reconciliationQueue, reconciliation.work, 0.5);
  await jobs.work(healQueue, reconciliation.heal, 0.5);
  await jobs.nightly("billing-nightly-reconciliation", "7 4 * * *", async () => {
    if (!off) await reconciliation.nightly();
  });
}
