import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toInvitation, toInvitationStanding } from "./invitations.mapper.ts";
import type { InvitationsService } from "./invitations.service.ts";

export function invitationsRoutes(route: Routes, service: InvitationsService, clock: () => Date): void {
  route("GET /api/accounts/v1/invitations/", async ({ pageRequest, toPage }) =>
    toPage(await service.page(pageRequest()), (row) => toInvitation(row, clock())),
  );

  route(
    "POST /api/accounts/v1/invitations/",
    async ({ body, member, audit }) => ({ results: await service.invite(body, member.id, audit) }),
    { perMinute: 10 },
  );

  route("POST /api/accounts/v1/invitations/{id}/resend/", async ({ params, audit }) =>
    toInvitation(await service.resend(recordId(params.id), audit), clock()),
  );

  route("DELETE /api/accounts/v1/invitations/{id}/", async ({ params, audit }) => {
    await service.withdraw(recordId(params.id), audit);
    return null;
  });

  route(
    "GET /api/public/v1/invitation/",
    async ({ query }) => toInvitationStanding(await service.standing(query.invitation)),
    { perMinute: 60 },
  );

  route(
    "POST /api/accounts/v1/invitation/",
    async ({ body, member }) => ({
      pro_until: (await service.takeUp(member.id, body.invitation))?.toISOString() ?? null,
    }),
    { perMinute: 60 },
  );

  route(
    "POST /api/accounts/v1/invitation/refusal/",
    async ({ body }) => {
      await service.refuse(body.invitation);
      return null;
    },
    { perMinute: 60 },
  );
}
