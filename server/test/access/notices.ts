import type { Access } from "./access.ts";

export const noticesAccess: Access = {
  "GET /api/notices/v1/follows/": [401, 200, 200, 200],
  "PUT /api/notices/v1/categories/:id/follow/": [401, 404, 404, 404],
  "DELETE /api/notices/v1/categories/:id/follow/": [401, 204, 204, 204],
  "PUT /api/notices/v1/series/:id/follow/": [401, 403, 404, 404],
  "DELETE /api/notices/v1/series/:id/follow/": [401, 204, 204, 204],
  "GET /api/notices/v1/notices/": [401, 403, 200, 200],
  "GET /api/notices/v1/unread/": [401, 403, 200, 200],
  "PUT /api/notices/v1/notices/:kind/:id/read/": [401, 403, 404, 404],
  "POST /api/notices/v1/read/": [401, 403, 204, 204],
  "GET /api/notices/v1/preferences/": [401, 200, 200, 200],
  "PATCH /api/notices/v1/preferences/": [401, 200, 200, 200],
  "GET /api/notices/v1/push/": [401, 200, 200, 200],
  "PUT /api/notices/v1/push/": [401, 400, 400, 400],
  "DELETE /api/notices/v1/push/": [401, 204, 204, 204],
  "POST /api/notices/v1/unsubscribe/:token/": [404, 404, 404, 404],
};
