import type { Access } from "./access.ts";

export const billingAccess: Access = {
  "GET /api/accounts/v1/checkpro/": [401, 200, 200, 200],
  "GET /api/admin/v1/export/payments/": [401, 403, 403, 200],
  "POST /api/category/v1/create-checkout-session/": [401, 503, 503, 503],
  "GET /api/category/v1/session-check/": [401, 400, 400, 400],
  "GET /api/billing/v1/subscription/": [401, 200, 200, 200],
  "POST /api/billing/v1/portal/": [401, 503, 503, 503],
  "GET /api/billing/v1/members/:id/": [401, 403, 403, 404],
  "POST /api/billing/v1/members/:id/free-time/": [401, 403, 403, 400],
  "DELETE /api/billing/v1/free-time/:id/": [401, 403, 403, 404],
  "GET /api/billing/v1/reconciliation/": [401, 403, 403, 200],
  "POST /api/billing/v1/reconciliation/": [401, 403, 403, 503],
  "POST /api/billing/v1/reconciliation/heal/": [401, 403, 403, 201],
  "GET /api/billing/v1/events/": [401, 403, 403, 200],
  "GET /api/billing/v1/payments/": [401, 403, 403, 200],
  "POST /api/billing/v1/events/:id/replay/": [401, 403, 403, 404],
  // Authenticated by its signature alone.
  "POST /api/billing/v1/webhook/": [400, 400, 400, 400],
};
