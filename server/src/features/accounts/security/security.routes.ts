import { answers } from "@mindreel/messages/accounts/accounts";
import { sentence } from "#domain/sentences.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toSecurity } from "./security.mapper.ts";
import type { SecurityService } from "./security.service.ts";

export function securityRoutes(route: Routes, service: SecurityService): void {
  route("GET /api/accounts/v1/security/", async ({ member }) => toSecurity(await service.show(member), member), {
    cache: { key: ({ member: { id, tokenHash, lacksSecondFactor } }) => `${id} ${tokenHash} ${lacksSecondFactor}` },
  });

  route(
    "POST /api/accounts/v1/security/password/",
    async ({ member, body, translate }) => {
      await service.changePassword(member, body);
      return { detail: translate(sentence(answers, "passwordChanged")) };
    },
    { perMinute: 20 },
  );

  route("DELETE /api/accounts/v1/security/sessions/", async ({ member }) => {
    await service.signOutEverywhere(member);
    return null;
  });

  route("DELETE /api/accounts/v1/security/sessions/{id}/", async ({ member, params }) => {
    await service.signOut(member, recordId(params.id));
    return null;
  });
}
