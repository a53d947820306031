import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { CampaignPicturesService } from "./campaign-pictures.service.ts";

export function campaignPicturesRoutes(route: Routes, pictures: CampaignPicturesService): void {
  route(
    "POST /api/admin/v1/campaigns/{id}/pictures/",
    ({ params, body, file, audit }) => pictures.upload(recordId(params.id), body.description, file("picture"), audit),
    { perMinute: 60 },
  );
}
