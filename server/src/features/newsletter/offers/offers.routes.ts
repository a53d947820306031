import { invalidInput } from "#domain/errors.ts";
import type { Routes } from "#http/route.ts";
import { toTakenOffer } from "./offers.mapper.ts";
import type { OffersService } from "./offers.service.ts";

export function offersRoutes(route: Routes, service: OffersService): void {
  route("GET /api/public/v1/offer/", async ({ query }) => ({ usable: await service.isUsable(query.offer) }), {
    perMinute: 60,
  });

  route(
    "POST /api/billing/v1/offer/",
    async ({ body, member }) => {
      const taken = await service.takeUp(member.id, body.offer);
      if (taken === undefined) throw invalidInput({ offer: ["This offer was used already, or has expired."] });
      return toTakenOffer(taken.proUntil);
    },
    { perMinute: 60 },
  );
}
