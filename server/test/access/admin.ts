import type { Access } from "./access.ts";

export const adminAccess: Access = {
  "GET /api/public/v1/first-run/": [404, 404, 404, 404],
  "POST /api/accounts/v1/first-superuser/": [400, 400, 400, 400],
  "GET /api/admin/v1/first-run/": [401, 403, 403, 404],
  "POST /api/admin/v1/first-run/mail/": [401, 403, 403, 404],
  "POST /api/admin/v1/first-run/payments/": [401, 403, 403, 404],
  "POST /api/admin/v1/first-run/finish/": [401, 403, 403, 404],
  "GET /api/category/v1/count/": [401, 403, 403, 200],
  "GET /api/admin/v1/audit/": [401, 403, 403, 200],
  "GET /api/playback/v1/videos/:id/figures/": [401, 403, 403, 400],
  "GET /api/playback/v1/videos/:id/figures/file/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/videos/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/searches/": [401, 403, 403, 400],
  "GET /api/admin/v1/figures/file/": [401, 403, 403, 400],
  "POST /api/public/v1/web-vitals/": [400, 400, 400, 400],
  "GET /api/admin/v1/web-vitals/": [401, 403, 403, 400],
  "GET /api/admin/v1/backups/": [401, 403, 403, 200],
  "GET /api/admin/v1/system/": [401, 403, 403, 200],
};
