import type { Language } from "@mindreel/contract/plain/languages";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toOwnersPlan, toPlans } from "./plans.mapper.ts";
import type { OwnersView, PlansService } from "./plans.service.ts";

export function plansRoutes(route: Routes, service: PlansService): void {
  route("GET /api/public/v1/plans/", async ({ query, translate }) => {
    const sale = await service.sold();
    return translate((language) => toPlans(sale, query.currency, language));
  });

  const shown = (view: OwnersView) => (language: Language) => toOwnersPlan(view, language);

  route("GET /api/billing/v1/plans/", async ({ translate }) => {
    const all = await service.all();
    return translate((language) => all.map((each) => shown(each)(language)));
  });

  route("POST /api/billing/v1/plans/", async ({ body, audit, translate }) =>
    translate(shown(await service.create(body, audit))),
  );

  route("PATCH /api/billing/v1/plans/{id}/", async ({ params, body, audit, translate }) =>
    translate(shown(await service.change(recordId(params.id), body, { audit, translate }))),
  );

  route("DELETE /api/billing/v1/plans/{id}/", async ({ params, audit }) => {
    await service.archive(recordId(params.id), audit);
    return null;
  });

  route("POST /api/billing/v1/plans/{id}/prices/", async ({ params, body, audit, translate }) =>
    translate(shown(await service.addPrice(recordId(params.id), body, audit))),
  );

  route("DELETE /api/billing/v1/plans/{id}/prices/{price}/", async ({ params, audit }) => {
    await service.archivePrice(recordId(params.id), params.price, audit);
    return null;
  });
}
