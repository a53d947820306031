import type { Routes } from "#http/route.ts";

interface Dependencies {
  /** Catches up on a member if our record may be out of date. @returns whether it may have been */
  readonly catchUpIfDoubtful: (userId: number) => Promise<boolean>;
  readonly isPro: (userId: number) => Promise<boolean>;
}

export function entitlementRoutes(route: Routes, { catchUpIfDoubtful, isPro }: Dependencies): void {
  route("GET /api/accounts/v1/checkpro/", async ({ member }) =>
    !member.isPro && (await catchUpIfDoubtful(member.id)) ? isPro(member.id) : member.isPro,
  );
}
