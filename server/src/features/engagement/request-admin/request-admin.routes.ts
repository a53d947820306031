import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toAdminRequest } from "./request-admin.mapper.ts";
import type { RequestAdminService } from "./request-admin.service.ts";

export function requestAdminRoutes(route: Routes, requests: RequestAdminService): void {
  route("GET /api/admin/v1/requests/", async ({ query, pageRequest, toPage }) =>
    toPage(await requests.page(query, pageRequest()), toAdminRequest),
  );
  route("GET /api/admin/v1/requests/searches/", () => requests.missed());
  route("PUT /api/admin/v1/requests/{id}/answer/", async ({ params, body, audit }) =>
    toAdminRequest(await requests.answer(recordId(params.id), body.video, audit)),
  );
  route("PUT /api/admin/v1/requests/{id}/declined/", async ({ params, body, audit }) =>
    toAdminRequest(await requests.decline(recordId(params.id), body.declined, audit)),
  );
  route("POST /api/admin/v1/requests/{id}/merge/", async ({ params, body, audit }) =>
    toAdminRequest(await requests.merge(recordId(params.id), body.ids, audit)),
  );
  route("POST /api/admin/v1/requests/{id}/split/", async ({ params, body, audit }) =>
    toAdminRequest(await requests.split(recordId(params.id), body.ids, audit)),
  );
  route("DELETE /api/admin/v1/requests/{id}/", async ({ params, audit }) => {
    await requests.remove(recordId(params.id), audit);
    return null;
  });
  route("POST /api/admin/v1/requests/{id}/restore/", async ({ params, audit }) =>
    toAdminRequest(await requests.restore(recordId(params.id), audit)),
  );
}
