import type { EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import type { RefundsService } from "#features/billing/refunds/refunds.service.ts";
import type { SubscriptionService } from "#features/billing/subscription/subscription.service.ts";

interface Dependencies {
  readonly subscriptions: SubscriptionService;
  readonly entitlement: EntitlementService;
  readonly refunds: Pick<RefundsService, "ofMember">;
  readonly customerOf: (userId: number) => Promise<string | undefined>;
}

/** Limit of payments and of history entries shown for a member. */
const listed = 100;

/** A member's billing, as shown to superusers. */
export const createMemberBillingService = ({ subscriptions, entitlement, refunds, customerOf }: Dependencies) => ({
  /** @throws AppError 404 */
  of: async (userId: number) => {
    const stands = await subscriptions.standing(userId);
    const [payments, history, made, customerId] = await Promise.all([
      subscriptions.paymentsOf(userId, listed),
      entitlement.historyOf(userId, listed),
      refunds.ofMember(userId, listed),
      customerOf(userId),
    ]);
    return { ...stands, payments, history, refunds: made, customerId };
  },
});

export type MemberBillingService = ReturnType<typeof createMemberBillingService>;
