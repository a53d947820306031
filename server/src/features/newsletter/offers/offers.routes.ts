import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import { toOfferStanding, toTakenOffer } from "./offers.mapper.ts";
import type { OffersService } from "./offers.service.ts";

export function offersRoutes(route: Routes, service: OffersService): void {
  route("GET /api/public/v1/offer/", async ({ query }) => toOfferStanding(await service.standing(query.offer)), {
    perMinute: 60,
  });

  route(
    "POST /api/billing/v1/offer/",
    async ({ body, member }) => {
      const { outcome, proUntil } = await service.takeUp(member.id, body.offer);
      if (outcome !== "taken") throw invalidInput({ offer: [sentence(refusals, outcome)] });
      return toTakenOffer(proUntil);
    },
    { perMinute: 60 },
  );
}
