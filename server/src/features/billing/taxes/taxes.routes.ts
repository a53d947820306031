import type { Routes } from "#http/route.ts";
import { toTaxes } from "./taxes.mapper.ts";
import type { TaxesService } from "./taxes.service.ts";

export function taxesRoutes(route: Routes, service: TaxesService): void {
  route("GET /api/billing/v1/taxes/", async () => toTaxes(await service.view()));
  route("PUT /api/billing/v1/taxes/", async ({ body, audit }) => toTaxes(await service.change(body, audit)));
}
