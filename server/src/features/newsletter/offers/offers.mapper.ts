import type { ResponseOf } from "@mindreel/contract/api";

export const toOfferStanding = (standing: "usable" | "had" | "over"): ResponseOf<"GET /api/public/v1/offer/"> => ({
  usable: standing === "usable",
  had: standing === "had",
});

export const toTakenOffer = (proUntil: Date | null): ResponseOf<"POST /api/billing/v1/offer/"> => ({
  pro_until: proUntil?.toISOString() ?? null,
});
