import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toAdminRequest } from "./request-admin.mapper.ts";
import type { RequestAdminService } from "./request-admin.service.ts";

export function requestAdminRoutes(route: Routes, requests: RequestAdminService): void {
  route("GET /api/admin/v1/requests/", async ({ query, pageRequest, toPage }) =>
    toPage(await requests.page(query, pageRequest()), toAdminRequest),
  );
  route("GET /api/admin/v1/requests/searches/", () => requests.missed());
  route("PUT /api/admin/v1/requests/{id}/answer/", ({ params, body, audit }) =>
    requests.answer(recordId(params.id), body.video, audit),
  );
  route("PUT /api/admin/v1/requests/{id}/declined/", ({ params, body, audit }) =>
    requests.decline(recordId(params.id), body.declined, audit),
  );
  route("POST /api/admin/v1/requests/{id}/merge/", ({ params, body, audit }) =>
    requests.merge(recordId(params.id), body.ids, audit),
  );
  route("POST /api/admin/v1/requests/{id}/split/", ({ params, body, audit }) =>
    requests.split(recordId(params.id), body.ids, audit),
  );
  route("DELETE /api/admin/v1/requests/{id}/", async ({ params, audit }) => {
    await requests.remove(recordId(params.id), audit);
    return null;
  });
  route("POST /api/admin/v1/requests/{id}/restore/", ({ params, audit }) =>
    requests.restore(recordId(params.id), audit),
  );
}
