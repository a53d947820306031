import type { SellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import type { TrialsService } from "#features/billing/mechanisms/trials/trials.service.ts";
import type { Routes } from "#http/route.ts";
import { toEnding, toPreview, toSubscription } from "./subscription.mapper.ts";
import type { SubscriptionService } from "./subscription.service.ts";
import type { SubscriptionChangesService } from "./subscription-changes.service.ts";

interface Services {
  readonly subscriptions: SubscriptionService;
  readonly memberSubscription: {
    readonly cancelOwn: (userId: number) => Promise<void>;
    readonly resume: (userId: number, by: Record<never, never>) => Promise<void>;
  };
  readonly changes: SubscriptionChangesService;
  readonly trials: Pick<TrialsService, "standing">;
  readonly selling: Pick<SellingService, "everSold">;
  readonly clock: () => Date;
}

export function subscriptionRoutes(
  route: Routes,
  { subscriptions, memberSubscription, changes, trials, selling, clock }: Services,
): void {
  async function shown(userId: number) {
    const stands = await subscriptions.standing(userId);
    const [trial, sold] = await Promise.all([trials.standing(userId), selling.everSold()]);
    return (language: Parameters<typeof sold>[0]) => toSubscription(stands, trial, sold(language), clock());
  }

  route("GET /api/billing/v1/subscription/", async ({ member, translate }) => translate(await shown(member.id)));

  route(
    "POST /api/billing/v1/subscription/preview/",
    async ({ member, body, translate }) =>
      toPreview(await changes.preview(member.id, body, translate(await selling.everSold()))),
    { perMinute: 120 },
  );

  route("POST /api/billing/v1/subscription/change/", async ({ member, body, translate }) => {
    const confirm_url = await changes.change(member.id, body);
    return { ...translate(await shown(member.id)), confirm_url };
  });

  route("DELETE /api/billing/v1/subscription/change/", async ({ member }) => {
    await changes.undo(member.id);
    return null;
  });

  route("POST /api/billing/v1/subscription/cancel/", async ({ member, translate }) => {
    await memberSubscription.cancelOwn(member.id);
    return translate(await shown(member.id));
  });

  route("POST /api/billing/v1/subscription/resume/", async ({ member, translate }) => {
    await memberSubscription.resume(member.id, {});
    return translate(await shown(member.id));
  });

  route("GET /api/billing/v1/ending/", async ({ member }) => toEnding(await subscriptions.ending(member.id), clock()));

  route("POST /api/billing/v1/portal/", ({ member }) => subscriptions.portal(member.id), { perMinute: 120 });
}
