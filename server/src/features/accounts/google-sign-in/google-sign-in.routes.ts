import type { AvatarUrl } from "#features/accounts/profile/profile.mapper.ts";
import type { SessionsService } from "#features/accounts/sessions/sessions.service.ts";
import type { Routes } from "#http/route.ts";
import { toGoogleSignIn } from "./google-sign-in.mapper.ts";
import type { GoogleSignInService } from "./google-sign-in.service.ts";

interface Dependencies {
  readonly service: GoogleSignInService;
  readonly sessions: SessionsService;
  readonly avatarUrl: AvatarUrl;
}

export function googleSignInRoutes(route: Routes, { service, sessions, avatarUrl }: Dependencies): void {
  route(
    "POST /api/accounts/v1/google/login/",
    async ({ body, device, accepted }) => {
      const { code, accepted_legal: acceptedLegal } = body;
      const attempt = { device: device(), code, language: accepted(), acceptedLegal };
      const signedIn = await service.signIn(body.access_token, attempt);
      return toGoogleSignIn(signedIn, await sessions.welcome(signedIn.userId, body.offer), avatarUrl);
    },
    { perMinute: 60, throttle: {} },
  );
}
