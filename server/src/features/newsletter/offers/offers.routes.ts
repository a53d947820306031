import { invalidInput } from "#domain/errors.ts";
import type { Routes } from "#http/route.ts";
import { toOfferStanding, toTakenOffer } from "./offers.mapper.ts";
import type { OffersService } from "./offers.service.ts";

const refusals = {
  had: "You have had your free month already: there is one for each member and each mailbox.",
  over: "This offer was used already, or has expired.",
};

export function offersRoutes(route: Routes, service: OffersService): void {
  route("GET /api/public/v1/offer/", async ({ query }) => toOfferStanding(await service.standing(query.offer)), {
    perMinute: 60,
  });

  route(
    "POST /api/billing/v1/offer/",
    async ({ body, member }) => {
      const { outcome, proUntil } = await service.takeUp(member.id, body.offer);
      if (outcome !== "taken") throw invalidInput({ offer: [refusals[outcome]] });
      return toTakenOffer(proUntil);
    },
    { perMinute: 60 },
  );
}
