import type { Db } from "#data/database.ts";
import { createCheckoutsRepository } from "#features/billing/checkout/checkout.repository.ts";
import { createCheckoutService } from "#features/billing/checkout/checkout.service.ts";
import { createEntitlementRepository } from "#features/billing/entitlement/entitlement.repository.ts";
import { createEntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import { createFiguresRepository } from "#features/billing/figures/figures.repository.ts";
import { findHolder, type Holder } from "#features/billing/holders/holders.repository.ts";
import { createEventsRepository } from "#features/billing/payment-events/payment-events.repository.ts";
import { createEventsService, eventQueue } from "#features/billing/payment-events/payment-events.service.ts";
import { webhookRoutes } from "#features/billing/payment-events/webhook.routes.ts";
import { exportPaymentsRoute } from "#features/billing/payments-export/payments-export.routes.ts";
import { createReconciliationRepository } from "#features/billing/reconciliation/reconciliation.repository.ts";
import { reconciliationRoutes } from "#features/billing/reconciliation/reconciliation.routes.ts";
import {
  createReconciliationService,
  healQueue,
  reconciliationQueue,
} from "#features/billing/reconciliation/reconciliation.service.ts";
import { failedPaymentMail } from "#features/billing/subscription/failed-payment.mail.ts";
import { createSubscriptionsRepository } from "#features/billing/subscription/subscription.repository.ts";
import { billingRoutes } from "#features/billing/subscription/subscription.routes.ts";
import {
  cancelRenewalQueue,
  createSubscriptionsService,
  failedPaymentQueue,
} from "#features/billing/subscription/subscription.service.ts";
import { AppError } from "#http/errors.ts";
import { defineQueue, worker } from "#jobs/jobs.ts";
import type { Module, ModuleDependencies } from "#module.ts";
import { ProviderRefused } from "#ports/payments/payments.port.ts";
import { billingOwnData } from "./own-data.repository.ts";

const customerEmailQueue = defineQueue<CustomerEmailJob>("billing-customer-email");
interface CustomerEmailJob {
  readonly userId: number;
}

/** The monthly plan: who is pro, and the payments that make them so. */
export function createBilling({ db, payments, mailer, jobs, exports, config, clock }: ModuleDependencies) {
  const off = config.payments === "off";
  const requirePayments = () => {
    if (off) throw new AppError("payments_off");
  };
  /** @throws AppError 404 */
  const holderOf = async (userId: number): Promise<Holder> => {
    const holder = await findHolder(db, userId);
    if (holder === undefined) throw new AppError("not_found");
    return holder;
  };
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
    repository: createEventsRepository(db),
    subscriptions,
    checkout,
    jobs,
    clock,
  });
  const reconciliation = createReconciliationService({
    db,
    payments,
    repository: createReconciliationRepository(),
    subscriptionsRepository,
    subscriptions,
    jobs,
    clock,
  });
  /** Nothing more is charged to a member. @throws when the provider cannot be asked */
  const endRenewals = async (userId: number): Promise<void> => {
    if (off) return;
    await checkout.abandon(userId);
    await subscriptions.cancelRenewals({ userId });
  };
  const services = {
    entitlement,
    subscriptions,
    checkout,
    reconciliation,
    figures: createFiguresRepository(db),
    endRenewals,
    /** The same as a job, in the transaction of what gives cause, such as a block. */
    stopRenewals: (tx: Db, userId: number): Promise<void> => jobs.add(cancelRenewalQueue, { userId }, tx),
    /** The provider writes to a member's new address, too; in the transaction of its change. */
    followEmail: (tx: Db, userId: number): Promise<void> => jobs.add(customerEmailQueue, { userId }, tx),
  };
  return {
    services,
    routes: async (route, app) => {
      billingRoutes(route, { ...services, requirePayments, holderOf, clock });
      reconciliationRoutes(route, { reconciliation, events, requirePayments, publicUrl: config.publicUrl });
      exportPaymentsRoute(route, exports);
      await webhookRoutes(app, payments, events);
    },
    jobs: [
      worker(eventQueue, events.handle, { parallel: true }),
      worker(failedPaymentQueue, async ({ userId, subscriptionId }) => {
        const failed = (await subscriptions.ofMember(userId)).find(({ id }) => id === subscriptionId);
        if (failed?.failureMailedFor !== failed?.latestInvoiceId || failed?.payUrl === undefined) return;
        const { email, name, proExpiryDate } = await holderOf(userId);
        const mail = { to: email, username: name, payUrl: failed.payUrl, proUntil: proExpiryDate };
        await mailer.send(failedPaymentMail(mail, config));
      }),
      worker(cancelRenewalQueue, async ({ userId }) => {
        // The provider may have been away for days, and the cause with it.
        if (await subscriptionsRepository.isBlockedOrLeaving(db, userId)) await endRenewals(userId);
      }),
      worker(customerEmailQueue, async ({ userId }) => {
        const customerId = off ? undefined : await checkout.customerOf(userId);
        if (customerId === undefined) return;
        try {
          await payments.changeCustomerEmail(customerId, (await holderOf(userId)).email);
        } catch (error) {
          // The customer was removed at the provider.
          if (!(error instanceof ProviderRefused && error.missing)) throw error;
        }
      }),
      // A superuser is waiting for these on the page.
      worker(reconciliationQueue, reconciliation.work, { pollSeconds: 0.5 }),
      worker(healQueue, reconciliation.heal, { pollSeconds: 0.5 }),
      {
        queue: "billing-nightly-reconciliation",
        cron: "7 4 * * *",
        run: async () => {
          if (!off) await reconciliation.nightly();
        },
      },
    ],
    ownData: billingOwnData,
  } satisfies Module<typeof services>;
}
