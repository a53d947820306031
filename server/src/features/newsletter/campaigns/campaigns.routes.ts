import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toListedCampaign } from "./campaigns.mapper.ts";
import type { CampaignsService } from "./campaigns.service.ts";

export function campaignsRoutes(route: Routes, campaigns: CampaignsService): void {
  route("GET /api/admin/v1/campaigns/", async ({ pageRequest, toPage }) =>
    toPage(await campaigns.page(pageRequest()), toListedCampaign),
  );
  route("POST /api/admin/v1/campaigns/", ({ member }) => campaigns.create(member.id));
  route("GET /api/admin/v1/campaigns/{id}/", ({ params }) => campaigns.one(recordId(params.id)));
  route("PUT /api/admin/v1/campaigns/{id}/", ({ params, body, member, audit }) =>
    campaigns.write(recordId(params.id), body, member.id, audit),
  );
  route("DELETE /api/admin/v1/campaigns/{id}/", async ({ params, audit }) => {
    await campaigns.remove(recordId(params.id), audit);
    return null;
  });
  route("GET /api/admin/v1/campaigns/{id}/preview/", ({ params }) => campaigns.preview(recordId(params.id)));
}
