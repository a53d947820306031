import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { type AvatarUrl, toProfile } from "./profile.mapper.ts";
import type { ProfileService } from "./profile.service.ts";

interface Dependencies {
  readonly service: ProfileService;
  readonly avatarUrl: AvatarUrl;
  readonly clock: () => Date;
}

export function profileRoutes(route: Routes, { service, avatarUrl, clock }: Dependencies): void {
  route("GET /api/accounts/v1/userlist/{id}/", async ({ params, member }) =>
    toProfile(await service.show(recordId(params.id), member), clock(), avatarUrl),
  );

  route(
    "PATCH /api/accounts/v1/userlist/{id}/",
    async ({ params, body, file, member }) => {
      const user = await service.update(recordId(params.id), member, body, file("profile_pic"));
      return toProfile(user, clock(), avatarUrl);
    },
    { perMinute: 60 },
  );
}
