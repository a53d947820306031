import { answers } from "@mindreel/messages/accounts/accounts";
import { sentence } from "#domain/sentences.ts";
import { toPasskey } from "#features/accounts/passkeys/passkeys.mapper.ts";
import type { Routes } from "#http/route.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

export function passwordResetRoutes(route: Routes, service: PasswordResetService): void {
  const guarded = { perMinute: 60 };

  route(
    "POST /dj-rest-auth/password/reset/",
    async ({ body, translate }) => {
      await service.request(body.email);
      return { detail: translate(sentence(answers, "resetSent")) };
    },
    { ...guarded, throttle: { email: { free: 5, seconds: 600 } }, email: ({ email }) => email },
  );

  route(
    "POST /reset-password/{uid}/{token}/",
    async ({ params, body, translate }) => {
      const kept = await service.confirm(params, body);
      const passkeys = kept.map(({ name }) => name);
      return {
        detail: translate(sentence(answers, "passwordReset")),
        ...(passkeys.length > 0 && { passkeys }),
      };
    },
    { ...guarded, throttle: {} },
  );

  route(
    "POST /api/accounts/v1/password-reset/passkeys/",
    async ({ body }) => {
      const { email, passkeys, removable } = await service.passkeys(body);
      return { email, passkeys: passkeys.map(toPasskey), removable };
    },
    { ...guarded, throttle: {} },
  );
}
