import type { Access } from "./access.ts";

export const siteAccess: Access = {
  "GET /api/public/v1/legal/:document/": [404, 404, 404, 404],
  "GET /api/public/v1/site/": [200, 200, 200, 200],
  "GET /api/site/v1/settings/": [401, 403, 403, 200],
  "PATCH /api/site/v1/settings/": [401, 403, 403, 400],
  "GET /api/site/v1/mails/": [401, 403, 403, 200],
  "POST /api/site/v1/mails/": [401, 403, 403, 400],
  "POST /api/site/v1/pictures/": [401, 403, 403, 415],
  "POST /api/site/v1/settings/undo/": [401, 403, 403, 400],
  "POST /api/site/v1/preview/": [401, 403, 403, 200],
  "GET /api/site/v1/history/": [401, 403, 403, 200],
};
