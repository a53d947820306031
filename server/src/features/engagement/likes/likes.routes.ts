import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toVideoLikes } from "./likes.mapper.ts";
import type { LikesService } from "./likes.service.ts";

export function likesRoutes(route: Routes, likes: LikesService): void {
  route("POST /api/category/v1/like/videos/", async ({ body, member }) => {
    const { created, record } = await likes.create(body, member);
    return { created, body: toVideoLikes(record) };
  });
  route("PUT /api/category/v1/like/videos/{id}/", async ({ params, body, member }) =>
    toVideoLikes(await likes.replace(recordId(params.id), body, member)),
  );
  route("PATCH /api/category/v1/like/videos/{id}/", async ({ params, body, member }) =>
    toVideoLikes(await likes.change(recordId(params.id), body, member)),
  );
}
