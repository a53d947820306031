import type { LikesService } from "#features/engagement/likes/likes.service.ts";
import type { WatchService } from "#features/engagement/watch-time/watch-time.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ListsService } from "./lists.service.ts";

interface Dependencies {
  readonly likes: LikesService;
  readonly lists: ListsService;
  readonly watch: WatchService;
}

export function engagementRoutes(route: Routes, { likes, lists, watch }: Dependencies): void {
  route("POST /api/category/v1/like/videos/", ({ body, member }) => likes.post(body, member));
  route("PUT /api/category/v1/like/videos/{id}/", ({ params, body, member }) =>
    likes.put(recordId(params.id), body, member),
  );
  route("PATCH /api/category/v1/like/videos/{id}/", ({ params, body, member }) =>
    likes.patch(recordId(params.id), body, member),
  );

  route("POST /api/category/v1/save/videos/", ({ body, member }) => lists.post("saved", body, member));
  route("PUT /api/category/v1/save/videos/{id}/", ({ params, body, member }) =>
    lists.put("saved", recordId(params.id), body, member),
  );
  route("PATCH /api/category/v1/save/videos/{id}/", ({ params, body, member }) =>
    lists.patch("saved", recordId(params.id), body, member),
  );

  route("POST /api/category/v1/recent/videos/", ({ body, member }) => lists.post("recent", body, member));
  route("PUT /api/category/v1/recent/videos/{id}/", ({ params, body, member }) =>
    lists.put("recent", recordId(params.id), body, member),
  );
  route("PATCH /api/category/v1/recent/videos/{id}/", ({ params, body, member }) =>
    lists.patch("recent", recordId(params.id), body, member),
  );

  route("POST /api/category/v1/watch/videos/", ({ body, member }) => watch.tell(body, member));

  route("GET /api/category/v1/members/{id}/watched/", ({ params, query }) => lists.watched(recordId(params.id), query));
}
