import type { Access } from "./access.ts";

export const playbackAccess: Access = {
  "POST /api/playback/v1/videos/:id/": [401, 403, 404, 404],
  "PUT /api/playback/v1/videos/:id/position/": [401, 403, 400, 400],
  "PUT /api/playback/v1/videos/:id/watched/": [401, 403, 400, 400],
  "DELETE /api/playback/v1/plays/:session/": [401, 403, 404, 404],
  "GET /api/playback/v1/continue/": [401, 403, 200, 200],
  "DELETE /api/playback/v1/continue/:id/": [401, 403, 404, 404],
  "PUT /api/playback/v1/continue/:id/": [401, 403, 404, 404],
  "GET /api/playback/v1/preferences/": [401, 200, 200, 200],
  "PATCH /api/playback/v1/preferences/": [401, 200, 200, 200],
  "GET /api/playback/v1/queue/": [401, 403, 400, 400],
  "GET /api/playback/v1/sources/": [401, 403, 403, 200],
  "PUT /api/playback/v1/sources/": [401, 403, 403, 400],
  "DELETE /api/playback/v1/sources/:id/": [401, 403, 403, 404],
  "POST /api/playback/v1/sources/:id/test/": [401, 403, 403, 404],
};
