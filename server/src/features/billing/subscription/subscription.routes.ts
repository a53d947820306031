import type { CheckoutService } from "#features/billing/checkout/checkout.service.ts";
import type { EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import type { Holder } from "#features/billing/holders/holders.repository.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toEntitlementEntry, toFreeTime, toPayment, toStanding } from "./subscription.mapper.ts";
import type { SubscriptionsService } from "./subscription.service.ts";

interface Dependencies {
  /** @throws AppError 503 `payments_off` */
  readonly requirePayments: () => void;
  readonly checkout: CheckoutService;
  readonly subscriptions: SubscriptionsService;
  readonly entitlement: EntitlementService;
  /** The account of a member; throws 404 where there is none. */
  readonly holderOf: (userId: number) => Promise<Holder>;
  readonly clock: () => Date;
}

const listed = 100;

export function billingRoutes(route: Routes, dependencies: Dependencies): void {
  const { requirePayments, checkout, subscriptions, entitlement, holderOf, clock } = dependencies;
  const guarded = { perMinute: 120 };

  route(
    "POST /api/category/v1/create-checkout-session/",
    ({ member }) => {
      requirePayments();
      return checkout.start(member, () => holderOf(member.id));
    },
    guarded,
  );

  route("GET /api/category/v1/session-check/", async ({ query, member }) => {
    if (!(await checkout.check(member.id, query.session_id))) return false;
    const { isSuperuser, proExpiryDate } = await holderOf(member.id);
    return isSuperuser || (proExpiryDate !== null && proExpiryDate > clock());
  });

  route("GET /api/billing/v1/subscription/", async ({ member }) =>
    toStanding(await subscriptions.ofMember(member.id), member, clock()),
  );

  route(
    "POST /api/billing/v1/portal/",
    async ({ member }) => {
      requirePayments();
      return { url: await checkout.portal(member.id) };
    },
    guarded,
  );

  route("GET /api/billing/v1/members/{id}/", async ({ params }) => {
    const id = recordId(params.id);
    const holder = await holderOf(id);
    const [all, paid, free, history, customer] = await Promise.all([
      subscriptions.ofMember(id),
      subscriptions.paymentsOf(id, listed),
      entitlement.freeTimesOf(id),
      entitlement.historyOf(id, listed),
      checkout.customerOf(id),
    ]);
    return {
      standing: toStanding(all, holder, clock()),
      customer: customer ?? null,
      payments: paid.map(toPayment),
      free_time: free.map(toFreeTime),
      history: history.map(toEntitlementEntry),
    };
  });

  const answer = (until: Date | null) => ({ pro_until: until?.toISOString() ?? null });

  route("POST /api/billing/v1/members/{id}/free-time/", async ({ params, body, member, audit }) =>
    answer(await entitlement.give(recordId(params.id), body.days, body.reason.trim(), member.id, audit)),
  );

  route("DELETE /api/billing/v1/free-time/{id}/", async ({ params, member, audit }) =>
    answer(await entitlement.takeBack(recordId(params.id), member.id, audit)),
  );
}
