import type { Routes } from "#http/route.ts";

interface Dependencies {
  /** Asks the provider if our record of a member may be out of date; answers whether it asked. */
  readonly lookIfDoubtful: (userId: number) => Promise<boolean>;
  readonly isPro: (userId: number) => Promise<boolean>;
}

export function entitlementRoutes(route: Routes, { lookIfDoubtful, isPro }: Dependencies): void {
  route("GET /api/accounts/v1/checkpro/", async ({ member }) =>
    !member.isPro && (await lookIfDoubtful(member.id)) ? isPro(member.id) : member.isPro,
  );
}
