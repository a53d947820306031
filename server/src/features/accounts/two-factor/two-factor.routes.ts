import { answers } from "@mindreel/messages/accounts/accounts";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import { toRecoveryCodes } from "./two-factor.mapper.ts";
import type { TwoFactorService } from "./two-factor.service.ts";

export function twoFactorRoutes(route: Routes, service: TwoFactorService): void {
  const guarded = { perMinute: 20 };

  route("POST /api/accounts/v1/security/two-factor/", ({ member, body }) => service.begin(member, body), guarded);

  route(
    "POST /api/accounts/v1/security/two-factor/confirm/",
    async ({ member, body }) => toRecoveryCodes(await service.confirm(member, body.code)),
    guarded,
  );

  route(
    "POST /api/accounts/v1/security/two-factor/recovery-codes/",
    async ({ member, body }) => toRecoveryCodes(await service.renewRecoveryCodes(member, body)),
    guarded,
  );

  route(
    "POST /api/accounts/v1/security/two-factor/off/",
    async ({ member, body, translate }) => {
      await service.turnOff(member, body);
      return { detail: translate(sentence(answers, "twoFactorOff")) };
    },
    guarded,
  );
}
