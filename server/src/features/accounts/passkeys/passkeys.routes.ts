import type { AvatarUrl } from "#features/accounts/profile/profile.mapper.ts";
import { toSessionUser } from "#features/accounts/sessions/sessions.mapper.ts";
import type { SessionsService } from "#features/accounts/sessions/sessions.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toPasskey, toPasskeyCreation, toPasskeyRequest } from "./passkeys.mapper.ts";
import type { PasskeysService } from "./passkeys.service.ts";

interface Dependencies {
  readonly service: PasskeysService;
  readonly sessions: SessionsService;
  readonly avatarUrl: AvatarUrl;
}

export function passkeysRoutes(route: Routes, { service, sessions, avatarUrl }: Dependencies): void {
  const guarded = { perMinute: 20 };

  route("POST /api/accounts/v1/passkeys/options/", async () => toPasskeyRequest(await service.beginSignIn()), {
    perMinute: 60,
  });

  route(
    "POST /api/accounts/v1/passkeys/login/",
    async ({ body, device }) => {
      const { userId, token } = await service.signIn(body.credential, device());
      return toSessionUser(await sessions.welcome(userId, body.offer), token, avatarUrl);
    },
    { perMinute: 60 },
  );

  route(
    "POST /api/accounts/v1/security/passkey-options/",
    async ({ member, body }) => toPasskeyCreation(await service.beginToAdd(member, body)),
    guarded,
  );

  route(
    "POST /api/accounts/v1/security/passkeys/",
    async ({ member, body, device }) =>
      toPasskey(await service.add(member, body.credential, body.name?.trim() || device())),
    guarded,
  );

  route("PATCH /api/accounts/v1/security/passkeys/{id}/", async ({ member, params, body }) =>
    toPasskey(await service.rename(member, recordId(params.id), body.name.trim())),
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
