import type { Viewer } from "#domain/visibility.ts";
import type { GoogleSignIn } from "#features/accounts/google-sign-in/google-sign-in.service.ts";
import type { MembersService } from "#features/accounts/member-admin/member-admin.service.ts";
import {
  type AvatarUrl,
  type MemberLists,
  toCurrentUser,
  toListedUser,
  toProfile,
  toRegisteredUser,
} from "#features/accounts/members/members.mapper.ts";
import type { PasskeysService } from "#features/accounts/passkeys/passkeys.service.ts";
import type { ProfileService } from "#features/accounts/profile/profile.service.ts";
import { AppError } from "#http/errors.ts";
import { recordId } from "#http/input/ids.ts";
import { demandSuperuser, type Routes } from "#http/route.ts";
import type { Throttle } from "#security/throttle.ts";
import type { AccountsService } from "./sessions.service.ts";

interface Dependencies {
  readonly service: AccountsService;
  readonly google: GoogleSignIn;
  readonly passkeys: PasskeysService;
  readonly members: MembersService;
  readonly profile: ProfileService;
  readonly avatarUrl: AvatarUrl;
  /** Saved and recently watched videos, which engagement keeps. */
  readonly listsOf: (viewer: Viewer) => Promise<MemberLists>;
  /** Uses up an offer of a free month; false for one that cannot be used. */
  readonly takeUpOffer: (userId: number, offer: string) => Promise<boolean>;
  readonly clock: () => Date;
}

export function accountsRoutes(
  route: Routes,
  { service, google, passkeys, members, profile, avatarUrl, listsOf, takeUpOffer, clock }: Dependencies,
): void {
  const guarded = { perMinute: 60 };
  const signIns: Throttle = {
    pair: { free: 10, seconds: 90 },
    email: { free: 30, seconds: 30 },
    failuresOnly: true,
  };

  route(
    "POST /api/accounts/v1/login/",
    async ({ body, device }) => {
      const { user: known, token } = await service.login(body, device);
      const gained = body.offer !== undefined && (await takeUpOffer(known.id, body.offer));
      const user = gained ? await service.user(known.id) : known;
      return { ...toCurrentUser(user, await listsOf(user), clock(), avatarUrl), token };
    },
    { ...guarded, throttle: signIns, email: ({ email }) => email },
  );

  route(
    "POST /api/accounts/v1/google/login/",
    async ({ body, device }) => {
      const { userId, token, created } = await google.signIn(body.access_token, { device, code: body.code });
      if (body.offer !== undefined) await takeUpOffer(userId, body.offer);
      const user = await service.user(userId);
      return { token, created, user_info: { ...toCurrentUser(user, await listsOf(user), clock(), avatarUrl), token } };
    },
    { ...guarded, throttle: {} },
  );

  route("POST /api/accounts/v1/passkeys/options/", () => passkeys.beginSignIn(), guarded);

  route(
    "POST /api/accounts/v1/passkeys/login/",
    async ({ body, device }) => {
      const { userId, token } = await passkeys.signIn(body.credential, device);
      if (body.offer !== undefined) await takeUpOffer(userId, body.offer);
      const user = await service.user(userId);
      return { ...toCurrentUser(user, await listsOf(user), clock(), avatarUrl), token };
    },
    guarded,
  );

  route("POST /api/accounts/v1/logout/", async ({ member }) => {
    await service.logout(member.tokenHash);
    return { detail: "You are signed out." };
  });

  route(
    "POST /api/accounts/v1/register/",
    async ({ body, member, audit }) => {
      if (body.is_superuser) demandSuperuser(member, "Only a superuser can create a superuser.");
      const user = await service.register(body, { audit });
      if (body.offer !== undefined) await takeUpOffer(user.id, body.offer);
      return toRegisteredUser(user);
    },
    { ...guarded, throttle: { email: { free: 10, seconds: 300 } }, email: ({ email }) => email },
  );

  route("GET /api/accounts/v1/current_user/", async ({ member }) => {
    const [user, lists] = await Promise.all([service.user(member.id), listsOf(member)]);
    return toCurrentUser(user, lists, clock(), avatarUrl);
  });

  route("GET /api/accounts/v1/checkpro/", async ({ member }) => member.isPro);

  route("GET /api/accounts/v1/userlist/{id}/", async ({ params, member }) => {
    const id = recordId(params.id);
    if (id !== member.id && !member.isSuperuser) throw new AppError("not_found");
    return toProfile(await service.user(id), clock(), avatarUrl);
  });

  route(
    "PATCH /api/accounts/v1/userlist/{id}/",
    async ({ params, body, file, member }) => {
      if (recordId(params.id) !== member.id) throw new AppError("not_found");
      return toProfile(await profile.update(member.id, body, file("profile_pic")), clock(), avatarUrl);
    },
    guarded,
  );

  route("GET /api/accounts/v1/userlist/", ({ query }) => members.page(query));

  route("DELETE /api/accounts/v1/userlist/{id}/", async ({ params, body, member, audit }) => {
    await members.block(recordId(params.id), member.id, audit, body?.reason);
    return null;
  });

  route("POST /api/accounts/v1/userlist/{id}/unblock/", async ({ params, audit }) =>
    toListedUser(await members.unblock(recordId(params.id), audit), clock()),
  );

  route("GET /api/accounts/v1/userlist/{id}/account/", ({ params }) => members.account(recordId(params.id)));

  route("DELETE /api/accounts/v1/userlist/{id}/sessions/", async ({ params, audit }) => {
    await members.signOutEverywhere(recordId(params.id), audit);
    return null;
  });
}
