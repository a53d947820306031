import type { Routes } from "#http/route.ts";
import type { CheckoutService } from "./checkout.service.ts";

export function checkoutRoutes(route: Routes, service: CheckoutService): void {
  route("POST /api/category/v1/create-checkout-session/", ({ member, body }) => service.start(member, body), {
    perMinute: 120,
  });

  route("GET /api/category/v1/session-check/", ({ query, member }) => service.check(member.id, query.session_id));
}
