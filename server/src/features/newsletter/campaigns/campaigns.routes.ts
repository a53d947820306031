import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toCampaign, toListedCampaign } from "./campaigns.mapper.ts";
import type { CampaignsService } from "./campaigns.service.ts";

export function campaignsRoutes(route: Routes, campaigns: CampaignsService): void {
  route("GET /api/admin/v1/campaigns/", async ({ pageRequest, toPage }) =>
    toPage(await campaigns.page(pageRequest()), toListedCampaign),
  );
  route("POST /api/admin/v1/campaigns/", async ({ member }) => toCampaign(await campaigns.create(member.id)));
  route("GET /api/admin/v1/campaigns/{id}/", async ({ params }) =>
    toCampaign(await campaigns.one(recordId(params.id))),
  );
  route("PUT /api/admin/v1/campaigns/{id}/", async ({ params, body, member, audit }) =>
    toCampaign(await campaigns.write(recordId(params.id), body, member.id, audit)),
  );
  route("DELETE /api/admin/v1/campaigns/{id}/", async ({ params, audit }) => {
    await campaigns.remove(recordId(params.id), audit);
    return null;
  });
  route("POST /api/admin/v1/campaigns/{id}/duplicate/", async ({ params, member, audit }) => {
    const { campaign, leftOut } = await campaigns.duplicate(recordId(params.id), member.id, audit);
    return { campaign: toCampaign(campaign), left_out: leftOut };
  });
  route("GET /api/admin/v1/campaigns/{id}/preview/", ({ params }) => campaigns.preview(recordId(params.id)));
}
