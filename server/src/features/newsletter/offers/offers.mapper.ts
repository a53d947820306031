import type { AnswerOf } from "@mindreel/contract/api";

export const toOfferStanding = (standing: "usable" | "had" | "over"): AnswerOf<"GET /api/public/v1/offer/"> => ({
  usable: standing === "usable",
  had: standing === "had",
});

export const toTakenOffer = (proUntil: Date | null): AnswerOf<"POST /api/billing/v1/offer/"> => ({
  pro_until: proUntil?.toISOString() ?? null,
});
