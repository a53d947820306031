import { AppError } from "#platform/errors.ts";
import { recordId } from "#platform/ids.ts";
import type { Routes } from "#platform/route.ts";
import { type MemberLists, toCurrentUser, toProfile, toRegisteredUser } from "./accounts.mapper.ts";
import type { AccountsService } from "./accounts.service.ts";

interface Dependencies {
  readonly service: AccountsService;
  /** Saved and recently watched videos, which engagement keeps. */
  readonly listsOf: (userId: number) => Promise<MemberLists>;
  readonly clock: () => Date;
}

export function accountsRoutes(route: Routes, { service, listsOf, clock }: Dependencies): void {
  const guarded = { perMinute: 60 };

  route(
    "POST /api/accounts/v1/login/",
    async ({ body }) => {
      const { user, token } = await service.login(body);
      return { ...toCurrentUser(user, await listsOf(user.id), clock()), token };
    },
    guarded,
  );

  route("POST /api/accounts/v1/logout/", async ({ member }) => {
    await service.logout(member.tokenHash);
    return { detail: "You are signed out." };
  });

  route(
    "POST /api/accounts/v1/register/",
    async ({ body, member }) => {
      if (body.is_superuser && !member?.isSuperuser) {
        throw new AppError("forbidden", "Only a superuser can create a superuser.");
      }
      return toRegisteredUser(await service.register(body));
    },
    guarded,
  );

  route("GET /api/accounts/v1/current_user/", async ({ member }) => {
    const [user, lists] = await Promise.all([service.user(member.id), listsOf(member.id)]);
    return toCurrentUser(user, lists, clock());
  });

  route("GET /api/accounts/v1/checkpro/", async ({ member }) => member.isPro);

  route("GET /api/accounts/v1/userlist/{id}/", async ({ params, member }) => {
    const id = recordId(params.id);
    if (id !== member.id && !member.isSuperuser) throw new AppError("not_found");
    return toProfile(await service.user(id), clock());
  });
}
