import type { EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import type { SubscriptionService } from "#features/billing/subscription/subscription.service.ts";

interface Dependencies {
  readonly subscriptions: SubscriptionService;
  readonly entitlement: EntitlementService;
  readonly customerOf: (userId: number) => Promise<string | undefined>;
}

/** Payments and history entries shown of a member. */
const listed = 100;

/** What a superuser sees of a member's billing. */
export const createMemberBillingService = ({ subscriptions, entitlement, customerOf }: Dependencies) => ({
  /** @throws AppError 404 */
  of: async (userId: number) => {
    const stands = await subscriptions.standing(userId);
    const [payments, history, customerId] = await Promise.all([
      subscriptions.paymentsOf(userId, listed),
      entitlement.historyOf(userId, listed),
      customerOf(userId),
    ]);
    return { ...stands, payments, history, customerId };
  },
});

export type MemberBillingService = ReturnType<typeof createMemberBillingService>;
