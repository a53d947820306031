import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toCode, toCodeUse, toOfferedCode } from "./codes.mapper.ts";
import type { CodesService } from "./codes.service.ts";

export function codesRoutes(route: Routes, service: CodesService): void {
  route(
    "GET /api/public/v1/codes/{code}/",
    async ({ params }) => toOfferedCode(await service.offered(params.code)),
    // Few, so that nobody finds a code by trying.
    { perMinute: 20 },
  );

  route("GET /api/billing/v1/codes/", async () => (await service.all()).map(toCode));

  route("POST /api/billing/v1/codes/", async ({ body, audit }) => toCode(await service.create(body, audit)));

  route("DELETE /api/billing/v1/codes/{id}/", async ({ params, audit }) => {
    await service.end(recordId(params.id), audit);
    return null;
  });

  route("GET /api/billing/v1/codes/{id}/uses/", async ({ params, pageRequest, toPage }) =>
    toPage(await service.uses(recordId(params.id), pageRequest()), toCodeUse),
  );
}
