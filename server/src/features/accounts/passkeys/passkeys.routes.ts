import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { PasskeysService } from "./passkeys.service.ts";

/** Those of members; signing in stands with the other ways to. */
export function passkeysRoutes(route: Routes, service: PasskeysService): void {
  const guarded = { perMinute: 20 };

  route(
    "POST /api/accounts/v1/security/passkey-options/",
    ({ member, body }) => service.beginToAdd(member, body),
    guarded,
  );

  route(
    "POST /api/accounts/v1/security/passkeys/",
    ({ member, body, device }) => service.add(member, body.credential, body.name?.trim() || device),
    guarded,
  );

  route(
    "DELETE /api/accounts/v1/security/passkeys/{id}/",
    async ({ member, params, body }) => {
      await service.remove(member, recordId(params.id), body);
      return null;
    },
    guarded,
  );
}
