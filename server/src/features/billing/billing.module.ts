import type { Language } from "@mindreel/contract/plain/languages";
import { createAuditor } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { appliedCodesRoutes } from "#features/billing/applied-codes/applied-codes.routes.ts";
import { createAppliedCodesService, giveCodeQueue } from "#features/billing/applied-codes/applied-codes.service.ts";
import * as checkouts from "#features/billing/checkout/checkout.repository.ts";
import { checkoutRoutes } from "#features/billing/checkout/checkout.routes.ts";
import { createCheckoutService } from "#features/billing/checkout/checkout.service.ts";
import { codesRoutes } from "#features/billing/codes/codes.routes.ts";
import { createCodesService } from "#features/billing/codes/codes.service.ts";
import { entitlementRoutes } from "#features/billing/entitlement/entitlement.routes.ts";
import { createEntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import { createCatchUpService } from "#features/billing/mechanisms/catch-up/catch-up.service.ts";
import { createCustomerService, customerEmailQueue } from "#features/billing/mechanisms/customer/customer.service.ts";
import {
  createFailedPaymentService,
  failedPaymentQueue,
} from "#features/billing/mechanisms/failed-payment/failed-payment.service.ts";
import * as figures from "#features/billing/mechanisms/figures/figures.repository.ts";
import * as moves from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.repository.ts";
import {
  createOneSubscriptionService,
  endDoubledQueue,
} from "#features/billing/mechanisms/one-subscription/one-subscription.service.ts";
import {
  createPlanMailsService,
  type PlanMailKeys,
  planMailQueue,
} from "#features/billing/mechanisms/plan-mails/plan-mails.service.ts";
import {
  createRenewalsService,
  endReplacedQueue,
  endReturnedQueue,
  endTrialQueue,
  stopRenewalsQueue,
} from "#features/billing/mechanisms/renewals/renewals.service.ts";
import { createSellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import { createSettlementsService } from "#features/billing/mechanisms/settlements/settlements.service.ts";
import { createSubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import { createTrialsService } from "#features/billing/mechanisms/trials/trials.service.ts";
import { memberBillingRoutes } from "#features/billing/member-billing/member-billing.routes.ts";
import { createMemberBillingService } from "#features/billing/member-billing/member-billing.service.ts";
import { memberSubscriptionRoutes } from "#features/billing/member-subscription/member-subscription.routes.ts";
import { createMemberSubscriptionService } from "#features/billing/member-subscription/member-subscription.service.ts";
import { arrivals } from "#features/billing/payment-events/payment-events.repository.ts";
import { paymentEventsRoutes } from "#features/billing/payment-events/payment-events.routes.ts";
import {
  createPaymentEventsService,
  paymentEventQueue,
} from "#features/billing/payment-events/payment-events.service.ts";
import { webhookRoutes } from "#features/billing/payment-events/webhook.routes.ts";
import { paymentsRoutes } from "#features/billing/payments/payments.routes.ts";
import { createPaymentsService } from "#features/billing/payments/payments.service.ts";
import { toPlans } from "#features/billing/plans/plans.mapper.ts";
import { currenciesOf, type PlanSettings } from "#features/billing/plans/plans.policy.ts";
import { plansRoutes } from "#features/billing/plans/plans.routes.ts";
import { createPlansService } from "#features/billing/plans/plans.service.ts";
import { priceMovesRoutes } from "#features/billing/price-moves/price-moves.routes.ts";
import { createPriceMovesService } from "#features/billing/price-moves/price-moves.service.ts";
import {
  createPriceMovingService,
  priceChangeMailQueue,
  priceStaysMailQueue,
  tellQueue,
} from "#features/billing/price-moves/price-moving.service.ts";
import { reconciliationRoutes } from "#features/billing/reconciliation/reconciliation.routes.ts";
import {
  createReconciliationService,
  healQueue,
  reconciliationQueue,
} from "#features/billing/reconciliation/reconciliation.service.ts";
import { type Reauthenticate, refundsRoutes } from "#features/billing/refunds/refunds.routes.ts";
import { createRefundsService, refundQueue } from "#features/billing/refunds/refunds.service.ts";
import { rehearsalsRoutes } from "#features/billing/rehearsals/rehearsals.routes.ts";
import { createRehearsalsService } from "#features/billing/rehearsals/rehearsals.service.ts";
import { subscriptionRoutes } from "#features/billing/subscription/subscription.routes.ts";
import { createSubscriptionService } from "#features/billing/subscription/subscription.service.ts";
import { createSubscriptionChangesService } from "#features/billing/subscription/subscription-changes.service.ts";
import { taxesRoutes } from "#features/billing/taxes/taxes.routes.ts";
import { createTaxesService } from "#features/billing/taxes/taxes.service.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { worker } from "#jobs/jobs.ts";
import type { FreeStarts } from "#members/free-starts.service.ts";
import { billingOwnData } from "./own-data.repository.ts";

interface Needs {
  /** Sign the unsubscribe links in mails about the plan; the same on every server. */
  readonly planMailKeys: PlanMailKeys;
  readonly planSettings: () => PlanSettings;
  readonly freeStarts: FreeStarts;
  /** Has all pages show a price in cents. @throws AppError 400 if the environment decides it, 409 */
  readonly showPrice: (cents: number) => Promise<void>;
}

/** The pro plan: who is pro, and the payments behind it. */
export function createBilling(dependencies: ModuleDependencies & Needs) {
  const { db, cache, replica, payments, mailer, jobs, exports, config, clock, logger } = dependencies;
  const { planMailKeys: keys, planSettings: settings, showPrice } = dependencies;
  const { terms } = payments;
  const customers = createCustomerService({ db, payments, jobs, config, clock });
  const { accountOf, customerOf, forgottenCustomerOf, forgottenBuyerOf } = customers;
  const subscriptions = createSubscriptionService({
    ...{ db, payments, accountOf, customerOf, config, clock },
    // Passed as functions, because these services need the subscriptions and are created later.
    freeTimesOf: (userId) => entitlement.freeTimesOf(userId),
    catchUp: (userId) => catchUps.catchUp(userId),
    catchUpNext: (userId) => catchUps.catchUpNext(userId),
  });
  const subscriptionsOf = (userId: number) => subscriptions.ofMember(userId);
  const entitlement = createEntitlementService({
    db,
    paidTimesOf: (tx, userId) => subscriptions.ofMember(userId, tx),
    hasTried: subscriptions.hasTried,
    accountOf,
    clock,
  });
  const { hadFreeStart } = entitlement;
  const trials = createTrialsService({ db, freeStarts: dependencies.freeStarts, hadFreeStart, accountOf });
  const plans = createPlansService({ db, cache, terms, settings, showPrice, clock });
  const selling = createSellingService({ db, payments, sold: plans.sold, config, clock });
  const taxes = createTaxesService({ db, payments, selling, config });
  const planIds = async () => (await plans.all()).map(({ priced }) => priced.plan.id);
  const codes = createCodesService({ db, payments, planIds, clock });
  const rehearsals = createRehearsalsService({ db, terms, plans, codes, everSold: selling.everSold, clock });
  const stopRenewals = (tx: Db, userId: number) => jobs.add(stopRenewalsQueue, { userId }, tx);
  const planMails = createPlanMailsService({
    ...{ db, jobs, mailer, clock, keys, subscriptionsOf, config },
    offered: () => plans.offered(),
    freeTimesOf: entitlement.freeTimesOf,
    paymentsOf: subscriptions.paymentsOf,
    trial: terms.trial,
    // Functions, because catching up needs the mails and is created later.
    catchUp: (userId) => catchUps.catchUp(userId),
    catchUpIfDoubtful: (userId) => catchUps.catchUpIfDoubtful(userId),
    chargeOf: (subscription) => priceMoving.chargeOf(subscription),
  });
  const one = createOneSubscriptionService({
    ...{ db, payments, jobs, config, clock, logger },
    subscriptionsOf: subscriptions.ofMember,
    paymentsOf: subscriptions.paymentsOf,
    lock: entitlement.lock,
    // Functions, because both are created later, and the first needs this.
    sync: () => sync,
    refunds: () => refunds,
  });
  const sync = createSubscriptionSyncService({
    db,
    payments,
    entitlement,
    forgottenBuyerOf,
    latestCheckoutsOf: (userId) => checkouts.latestSessions(db, userId),
    mailFailedPayment: (tx, userId, subscriptionId) => jobs.add(failedPaymentQueue, { userId, subscriptionId }, tx),
    mailChange: planMails.planChange,
    stopRenewals,
    keepOne: one.keep,
    recordOf: selling.recordOf,
    endReturned: (tx, userId) => jobs.add(endReturnedQueue, { userId }, tx),
    endReplaced: (tx, userId) => jobs.add(endReplacedQueue, { userId }, tx),
    beginTrial: trials.begin,
    endTrial: (tx, subscriptionId) => jobs.add(endTrialQueue, { subscriptionId }, tx),
    clock,
  });
  const { isPro } = entitlement;
  const catchUps = createCatchUpService({ db, payments, sync, forgottenCustomerOf, config, clock, logger });
  const { catchUpIfDoubtful, catchUpNow } = catchUps;
  // A function, because the renewals need the checkout and are created later.
  const endReturned = (userId: number) => renewals.endReturned({ userId });
  const buying = { sync, selling, codes, subscriptionsOf, accountOf, isPro, catchUpNow, endReturned };
  const checkout = createCheckoutService({ db, payments, ...buying, trialOf: trials.of, config, clock });
  const abandonCheckout = checkout.abandon;
  const renewals = createRenewalsService({ db, payments, sync, subscriptionsOf, abandonCheckout, config });
  const failedPayment = createFailedPaymentService({ mailer, subscriptionsOf, accountOf, config });
  const events = createPaymentEventsService({ db, terms, sync, checkout, jobs, config, clock });
  const auditor = createAuditor(clock);
  const reconciliation = createReconciliationService({
    ...{ db, payments, sync, forgottenBuyerOf, jobs, auditor, config, clock, logger },
  });
  const refunds = createRefundsService({ db, payments, jobs, sync, config, clock });
  const memberSubscription = createMemberSubscriptionService({
    ...{ db, payments, sync, subscriptionsOf, accountOf, catchUpNow, config, clock },
  });
  const changes = createSubscriptionChangesService({
    ...{ payments, sync, selling, codes, trialOf: trials.of, subscriptionsOf, catchUpNow, config, clock },
    holdMoves: (userId) => moves.hold(db, userId, clock()),
  });
  const priceMoves = createPriceMovesService({ db, jobs, terms, plans, selling, clock });
  const priceMoving = createPriceMovingService({
    ...{ db, jobs, mailer, payments, sync, selling, accountOf, config, clock, logger },
  });
  const { nextPrice } = priceMoving;
  const appliedCodes = createAppliedCodesService({
    ...{ db, payments, jobs, sync, codes, subscriptionsOf, nextPrice, accountOf, catchUpNow, config, clock },
  });
  const memberBilling = createMemberBillingService({ subscriptions, entitlement, refunds, customerOf });
  const settlements = createSettlementsService({
    ...{ db, payments, clock },
    usualCurrency: async () => currenciesOf((await plans.sold()).sold)[0] ?? "usd",
  });
  const services = {
    entitlement,
    planMails,
    winBack: { hasLeft: subscriptions.hasLeft, make: codes.winBack, codeOf: codes.ofMember },
    reconciliation,
    figures: {
      subscriptionsBought: () => figures.subscriptionsBought(db),
      newPayingMembers: (since: Date) => figures.newPayingMembers(db, since),
      payingMembers: () => figures.payingMembers(db, clock()),
    },
    readSettlements: settlements.read,
    /** What is on sale, in short, for pages. */
    offered: plans.offered,
    /** What is on sale in the site's own currency, for a reader. */
    soldIn: async (language: Language) => {
      const sale = await plans.sold();
      return toPlans(sale, undefined, language);
    },
    /** What the provider lacks for the taxes that are chosen. */
    taxDifferences: taxes.differences,
    /** Compares the prices on sale with the provider's, as every night. */
    comparePrices: selling.compare,
    priceMoving,
    /** Catches up on a member before they are refused something, if our record may be out of date. */
    catchUpIfDoubtful,
    /** Makes the provider stop charging a member, immediately. @throws when the provider cannot be reached */
    endRenewals: renewals.endAll,
    /** The same through a job, queued in the transaction of its cause, such as a block. */
    stopRenewals,
    passOnEmail: customers.passOnEmail,
    /** The state of incoming events and of their processing. */
    eventArrivals: () => arrivals(db),
  };
  return {
    services,
    routes: async (route, app, reauthenticate) => {
      entitlementRoutes(route, { catchUpIfDoubtful, isPro });
      checkoutRoutes(route, checkout);
      subscriptionRoutes(route, { subscriptions, memberSubscription, changes, trials, selling, clock });
      memberBillingRoutes(route, { memberBilling, entitlement, clock });
      refundsRoutes(route, refunds, reauthenticate);
      memberSubscriptionRoutes(route, memberSubscription);
      reconciliationRoutes(route, reconciliation);
      paymentEventsRoutes(route, events);
      plansRoutes(route, plans);
      priceMovesRoutes(route, priceMoves);
      taxesRoutes(route, taxes);
      codesRoutes(route, codes);
      rehearsalsRoutes(route, rehearsals);
      appliedCodesRoutes(route, appliedCodes);
      paymentsRoutes(route, createPaymentsService({ db, exports, replica }));
      await webhookRoutes(app, payments, events);
    },
    jobs: [
      worker(paymentEventQueue, events.handle, { parallel: true }),
      worker(failedPaymentQueue, failedPayment.mail, { parallel: true }),
      worker(planMailQueue, planMails.mail, { parallel: true }),
      worker(tellQueue, priceMoving.tell),
      worker(priceChangeMailQueue, priceMoving.mail, { parallel: true }),
      worker(priceStaysMailQueue, priceMoving.mailStays, { parallel: true }),
      { queue: "billing-ended-plans", cron: "2 * * * *", run: entitlement.settleEnded },
      { queue: "billing-plan-mails", cron: "9 * * * *", run: planMails.planDue },
      { queue: "billing-price-moves", cron: "22 * * * *", run: priceMoving.run, mostSeconds: 3500 },
      worker(refundQueue, refunds.goOn),
      worker(stopRenewalsQueue, renewals.stopIfStillDue),
      worker(endReturnedQueue, renewals.endReturned),
      worker(endDoubledQueue, one.endDoubled),
      worker(endReplacedQueue, renewals.endReplaced),
      worker(giveCodeQueue, appliedCodes.give, { parallel: true }),
      worker(endTrialQueue, renewals.endTrial),
      worker(customerEmailQueue, customers.changeEmail),
      // Polled often, because a superuser is waiting on the page for the result.
      worker(reconciliationQueue, reconciliation.run, { pollSeconds: 0.5 }),
      worker(healQueue, reconciliation.healRequested, { pollSeconds: 0.5 }),
      { queue: "billing-settlements", cron: "4-59/10 * * * *", run: settlements.read },
      { queue: "billing-nightly-prices", cron: "5 4 * * *", run: selling.compare },
      { queue: "billing-nightly-reconciliation", cron: "7 4 * * *", run: reconciliation.runNightly },
    ],
    ownData: billingOwnData,
  } satisfies Module<typeof services, [reauthenticate: Reauthenticate]>;
}
