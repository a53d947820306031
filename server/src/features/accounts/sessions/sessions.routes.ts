import { answers } from "@mindreel/messages/accounts/accounts";
import { sightOf } from "#domain/library/visibility.ts";
import { sentence } from "#domain/sentences.ts";
import type { AvatarUrl } from "#features/accounts/profile/profile.mapper.ts";
import type { Routes } from "#http/route.ts";
import type { Throttle } from "#security/throttle.ts";
import { toCurrentUser, toSessionUser } from "./sessions.mapper.ts";
import type { SessionsService } from "./sessions.service.ts";

/** Only failed attempts count. */
const logins: Throttle = {
  pair: { free: 10, seconds: 90 },
  email: { free: 30, seconds: 30 },
  failuresOnly: true,
};

export function sessionsRoutes(route: Routes, service: SessionsService, avatarUrl: AvatarUrl): void {
  route(
    "POST /api/accounts/v1/login/",
    async ({ body, device }) => {
      const { user, token } = await service.login(body, device());
      return toSessionUser(await service.welcome(user.id, body.offer, user), token, avatarUrl);
    },
    { perMinute: 60, throttle: logins, email: ({ email }) => email },
  );

  route("POST /api/accounts/v1/logout/", async ({ member, translate }) => {
    await service.logout(member.tokenHash);
    return { detail: translate(sentence(answers, "signedOut")) };
  });

  route(
    "GET /api/accounts/v1/current_user/",
    async ({ member }) => toCurrentUser(await service.current(member), avatarUrl),
    { cache: { key: ({ member }) => `${member.id} ${sightOf(member)}` } },
  );
}
