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
      await service.confirm(params, body);
      return { detail: "Password has been reset with the new password." };
    },
    { ...guarded, throttle: {} },
  );
}
