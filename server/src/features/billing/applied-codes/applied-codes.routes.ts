import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toNextCharge } from "./applied-codes.mapper.ts";
import type { AppliedCodesService } from "./applied-codes.service.ts";

/** Codes are guessed from a call that says whether there is one. */
const limit = { perMinute: 20 };

export function appliedCodesRoutes(route: Routes, service: AppliedCodesService): void {
  route(
    "POST /api/billing/v1/subscription/code/preview/",
    async ({ member, body }) => toNextCharge(await service.preview(member.id, body.code)),
    limit,
  );

  route(
    "POST /api/billing/v1/subscription/code/",
    async ({ member, body }) => {
      await service.apply(member.id, body.code);
      return null;
    },
    limit,
  );

  route("POST /api/billing/v1/codes/{id}/give/", async ({ params, member, audit }) => {
    await service.giveAll(recordId(params.id), { actorId: member.id, audit });
    return null;
  });

  route("GET /api/billing/v1/members/{id}/code/", async ({ params, query }) =>
    toNextCharge(await service.preview(recordId(params.id), query.code, true)),
  );

  route("POST /api/billing/v1/members/{id}/code/", async ({ params, member, body, audit }) => {
    await service.apply(recordId(params.id), body.code, { actorId: member.id, audit });
    return null;
  });
}
