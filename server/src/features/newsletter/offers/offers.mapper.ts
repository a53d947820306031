import type { ResponseOf } from "@mindreel/contract/api";
import type { OwnOffer } from "@mindreel/contract/newsletter/offers";

/** The state of an offer, and the person to whom it was mailed, if its link still works. */
export interface OfferStanding {
  readonly standing: "usable" | "had" | "over";
  readonly email: string | null;
  /** A username to propose; null if they have an account. */
  readonly username: string | null;
}

export const toOfferStanding = ({ standing, ...person }: OfferStanding): ResponseOf<"GET /api/public/v1/offer/"> => ({
  usable: standing === "usable",
  had: standing === "had",
  ...person,
});

export const toOwnOffer = (standing: OwnOffer["standing"]): OwnOffer => ({ standing });

export const toTakenOffer = (proUntil: Date | null): ResponseOf<"POST /api/billing/v1/offer/"> => ({
  pro_until: proUntil?.toISOString() ?? null,
});
