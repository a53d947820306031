import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { sentence } from "#domain/sentences.ts";
import { toCampaign } from "#features/newsletter/campaigns/campaigns.mapper.ts";
import type { Exports } from "#http/files/exports.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toDelivery } from "./campaign-sending.mapper.ts";
import type { CampaignSendingService } from "./campaign-sending.service.ts";

export function campaignSendingRoutes(route: Routes, sending: CampaignSendingService, exports: Exports): void {
  route("GET /api/admin/v1/news-audiences/", ({ query }) => sending.audiences(query.language ?? null));
  route("GET /api/admin/v1/campaigns/{id}/audience/", ({ params }) => sending.recipients(recordId(params.id)));
  route(
    "POST /api/admin/v1/campaigns/{id}/test/",
    async ({ params, member, audit, translate }) => {
      const email = await sending.test(recordId(params.id), member.id, audit);
      return { detail: translate(sentence(refusals, "testSent", { email })) };
    },
    { perMinute: 20 },
  );
  route("POST /api/admin/v1/campaigns/{id}/send/", async ({ params, body, audit }) =>
    toCampaign(await sending.begin(recordId(params.id), body, audit)),
  );
  route("POST /api/admin/v1/campaigns/{id}/pause/", async ({ params, audit }) =>
    toCampaign(await sending.pause(recordId(params.id), audit)),
  );
  route("POST /api/admin/v1/campaigns/{id}/resume/", async ({ params, audit }) =>
    toCampaign(await sending.resume(recordId(params.id), audit)),
  );
  route("POST /api/admin/v1/campaigns/{id}/cancel/", async ({ params, query, audit }) =>
    toCampaign(await sending.cancel(recordId(params.id), query.state, audit)),
  );
  route("GET /api/admin/v1/campaigns/{id}/deliveries/", async ({ params, query, pageRequest, toPage }) =>
    toPage(await sending.page(recordId(params.id), query, pageRequest()), toDelivery),
  );
  route("GET /api/admin/v1/campaigns/{id}/export/", async ({ params, member, audit }) => {
    const id = recordId(params.id);
    await sending.recipients(id);
    return exports.begin({ name: `recipients-${id}`, ...sending.exported(id), actorId: member.id, audit });
  });
}
