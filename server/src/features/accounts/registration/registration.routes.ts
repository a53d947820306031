import { refusals } from "@mindreel/messages/accounts/accounts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { demandSuperuser, type Routes } from "#http/route.ts";
import { toRegisteredUser } from "./registration.mapper.ts";
import type { RegistrationService } from "./registration.service.ts";

export function registrationRoutes(
  route: Routes,
  service: RegistrationService,
  isClosed: () => Awaitable<boolean>,
): void {
  route(
    "POST /api/accounts/v1/register/",
    async ({ body, member, audit, accepted, device }) => {
      if (body.is_superuser) demandSuperuser(member, sentence(refusals, "superusersOnly"));
      if (!member?.isSuperuser && (await isClosed())) throw new AppError("site_closed");
      const own = member === null && body.is_superuser !== true && { language: accepted(), device: device() };
      return toRegisteredUser(await service.register(body, { audit, ...own }));
    },
    { perMinute: 60, throttle: { email: { free: 10, seconds: 300 } }, email: ({ email }) => email },
  );
}
