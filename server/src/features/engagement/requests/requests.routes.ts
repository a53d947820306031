import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToRequest } from "./requests.mapper.ts";
import type { RequestsService } from "./requests.service.ts";

export function requestsRoutes(route: Routes, requests: RequestsService, toRequest: ToRequest): void {
  route("GET /api/requests/v1/requests/", async ({ query, member, pageRequest, toPage }) =>
    toPage(await requests.page(query, member, pageRequest()), toRequest),
  );
  route("POST /api/requests/v1/requests/", async ({ body, member }) => {
    const { created, row } = await requests.ask(body, member);
    return { created, body: toRequest(row) };
  });
  route("PUT /api/requests/v1/requests/{id}/vote/", async ({ params, body, member }) =>
    toRequest(await requests.vote(recordId(params.id), body.voted, member)),
  );
}
