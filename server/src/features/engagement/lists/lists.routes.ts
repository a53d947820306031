import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toVideoList, toWatchedVideo } from "./lists.mapper.ts";
import type { ListsService } from "./lists.service.ts";

export function listsRoutes(route: Routes, lists: ListsService): void {
  route("POST /api/category/v1/save/videos/", async ({ body, member }) => {
    const { created, list } = await lists.create("saved", body, member);
    return { created, body: toVideoList(list) };
  });
  route("PUT /api/category/v1/save/videos/{id}/", async ({ params, body, member }) =>
    toVideoList(await lists.replace("saved", recordId(params.id), body, member)),
  );
  route("PATCH /api/category/v1/save/videos/{id}/", async ({ params, body, member }) =>
    toVideoList(await lists.change("saved", recordId(params.id), body, member)),
  );

  route("POST /api/category/v1/recent/videos/", async ({ body, member }) => {
    const { created, list } = await lists.create("recent", body, member);
    return { created, body: toVideoList(list) };
  });
  route("PUT /api/category/v1/recent/videos/{id}/", async ({ params, body, member }) =>
    toVideoList(await lists.replace("recent", recordId(params.id), body, member)),
  );
  route("PATCH /api/category/v1/recent/videos/{id}/", async ({ params, body, member }) =>
    toVideoList(await lists.change("recent", recordId(params.id), body, member)),
  );

  route("GET /api/category/v1/members/{id}/watched/", async ({ params, pageRequest, toPage }) =>
    toPage(await lists.watched(recordId(params.id), pageRequest()), toWatchedVideo),
  );
}
