import type { Access } from "./access.ts";

/** Routes that are neither calls of the contract nor pages. */
export const filesAccess: Access = {
  "GET /api/openapi.json": [200, 200, 200, 200],
  "GET /api/docs": [200, 200, 200, 200],
  "GET /api/docs/*": [404, 404, 404, 404],
  "GET /healthz": [200, 200, 200, 200],
  "GET /readyz": [200, 200, 200, 200],
  // Authenticated by its own token, never by a member's.
  "GET /metrics": [401, 401, 401, 401],
  "GET /media/:id/:name": [404, 404, 404, 404],
  "GET /robots.txt": [200, 200, 200, 200],
  "GET /sitemap.xml": [200, 200, 200, 200],
  "GET /sitemaps/legal.xml": [200, 200, 200, 200],
  "GET /sitemaps/:file": [404, 404, 404, 404],
  "GET /favicon.svg": [200, 200, 200, 200],
  "GET /promo/promo.avif": [200, 200, 200, 200],
  "GET /manifest.webmanifest": [200, 200, 200, 200],
  "GET /assets/*": [404, 404, 404, 404],
};
