import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toFollows } from "./follows.mapper.ts";
import type { FollowsService } from "./follows.service.ts";

export function followsRoutes(route: Routes, { ofMember, follow, unfollow }: FollowsService): void {
  route("GET /api/notices/v1/follows/", async ({ member }) => toFollows(await ofMember(member)));
  route("PUT /api/notices/v1/categories/{id}/follow/", async ({ params, member }) => {
    await follow({ userId: member.id, kind: "category", id: recordId(params.id) });
    return null;
  });
  route("DELETE /api/notices/v1/categories/{id}/follow/", async ({ params, member }) => {
    await unfollow({ userId: member.id, kind: "category", id: recordId(params.id) });
    return null;
  });
  route("PUT /api/notices/v1/series/{id}/follow/", async ({ params, member }) => {
    await follow({ userId: member.id, kind: "series", id: recordId(params.id) });
    return null;
  });
  route("DELETE /api/notices/v1/series/{id}/follow/", async ({ params, member }) => {
    await unfollow({ userId: member.id, kind: "series", id: recordId(params.id) });
    return null;
  });
}
