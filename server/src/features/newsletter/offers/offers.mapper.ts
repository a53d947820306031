import type { AnswerOf } from "@mindreel/contract/api";

export const toTakenOffer = (proUntil: Date | null): AnswerOf<"POST /api/billing/v1/offer/"> => ({
  pro_until: proUntil?.toISOString() ?? null,
});
