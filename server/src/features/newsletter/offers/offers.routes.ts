import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import { toOfferStanding, toOwnOffer, toTakenOffer } from "./offers.mapper.ts";
import type { OffersService } from "./offers.service.ts";

export function offersRoutes(route: Routes, service: OffersService): void {
  route("GET /api/public/v1/offer/", async ({ query }) => toOfferStanding(await service.standing(query.offer)), {
    perMinute: 60,
  });

  route("GET /api/billing/v1/offer/", async ({ member }) => toOwnOffer(await service.ownStanding(member.id)));

  route(
    "POST /api/billing/v1/offer/",
    async ({ body, member }) => {
      const taken = body.offer === undefined ? service.takeUpOwn(member.id) : service.takeUp(member.id, body.offer);
      const { outcome, proUntil } = await taken;
      if (outcome !== "taken") throw invalidInput({ offer: [sentence(refusals, outcome)] });
      return toTakenOffer(proUntil);
    },
    { perMinute: 60 },
  );
}
