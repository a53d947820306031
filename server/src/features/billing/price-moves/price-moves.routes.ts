import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toPriceMove } from "./price-moves.mapper.ts";
import type { PriceMovesService } from "./price-moves.service.ts";

export function priceMovesRoutes(route: Routes, service: PriceMovesService): void {
  route("GET /api/billing/v1/price-moves/", async () => (await service.all()).map(toPriceMove));

  route("POST /api/billing/v1/price-moves/", async ({ body, audit }) => toPriceMove(await service.create(body, audit)));

  route("DELETE /api/billing/v1/price-moves/{id}/", async ({ params, audit }) => {
    await service.callOff(recordId(params.id), audit);
    return null;
  });
}
