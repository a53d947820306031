import type { Routes } from "#http/route.ts";

interface Dependencies {
  /** Queries the provider if our record of a member may be out of date. @returns whether it may have been */
  readonly lookIfDoubtful: (userId: number) => Promise<boolean>;
  readonly isPro: (userId: number) => Promise<boolean>;
}

export function entitlementRoutes(route: Routes, { lookIfDoubtful, isPro }: Dependencies): void {
  route("GET /api/accounts/v1/checkpro/", async ({ member }) =>
    !member.isPro && (await lookIfDoubtful(member.id)) ? isPro(member.id) : member.isPro,
  );
}
