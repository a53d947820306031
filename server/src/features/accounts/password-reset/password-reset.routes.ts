import { toPasskey } from "#features/accounts/passkeys/passkeys.mapper.ts";
import type { Routes } from "#http/route.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

export function passwordResetRoutes(route: Routes, service: PasswordResetService): void {
  const guarded = { perMinute: 60 };

  route(
    "POST /dj-rest-auth/password/reset/",
    async ({ body }) => {
      await service.request(body.email);
      return { detail: "Password reset e-mail has been sent." };
    },
    { ...guarded, throttle: { email: { free: 5, seconds: 600 } }, email: ({ email }) => email },
  );

  route(
    "POST /reset-password/{uid}/{token}/",
    async ({ params, body }) => {
      const kept = await service.confirm(params, body);
      const passkeys = kept.map(({ name }) => name);
      return {
        detail: "Password has been reset with the new password.",
        ...(passkeys.length > 0 && { passkeys }),
      };
    },
    { ...guarded, throttle: {} },
  );

  route(
    "POST /api/accounts/v1/password-reset/passkeys/",
    async ({ body }) => {
      const { passkeys, removable } = await service.passkeys(body);
      return { passkeys: passkeys.map(toPasskey), removable };
    },
    { ...guarded, throttle: {} },
  );
}
