import { refusals } from "@mindreel/messages/accounts/accounts";
import { sentence } from "#domain/sentences.ts";
import { demandSuperuser, type Routes } from "#http/route.ts";
import { toRegisteredUser } from "./registration.mapper.ts";
import type { RegistrationService } from "./registration.service.ts";

export function registrationRoutes(route: Routes, service: RegistrationService): void {
  route(
    "POST /api/accounts/v1/register/",
    async ({ body, member, audit, accepted, device }) => {
      if (body.is_superuser) demandSuperuser(member, sentence(refusals, "superusersOnly"));
      const own = member === null && body.is_superuser !== true && { language: accepted(), device: device() };
      return toRegisteredUser(await service.register(body, { audit, asVisitor: !member?.isSuperuser, ...own }));
    },
    { perMinute: 60, throttle: { email: { free: 10, seconds: 300 } }, email: ({ email }) => email },
  );
}
