import { horizonOf, nobody } from "#domain/visibility.ts";
import type { CategoriesRepository } from "#features/catalogue/categories/categories.repository.ts";
import type { CategoriesService } from "#features/catalogue/categories/categories.service.ts";
import type { ShelfService } from "#features/catalogue/video-admin/video-admin.service.ts";
import { invalidInput } from "#http/errors.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { Pictures } from "#media/pictures.ts";
import type { CatalogueMapper } from "./videos.mapper.ts";
import type { VideosRepository } from "./videos.repository.ts";
import { releaseOf, sourceOf, type VideosService } from "./videos.service.ts";

interface Dependencies {
  readonly categories: CategoriesService;
  readonly videos: VideosService;
  readonly shelf: ShelfService;
  readonly mapper: CatalogueMapper;
  readonly showcase: () => ReturnType<ReturnType<typeof createShowcase>>;
}

/** What visitors see of the library: a few names and stills, nothing that leads anywhere. */
export function createShowcase(
  categories: CategoriesRepository,
  videos: VideosRepository,
  pictures: Pictures,
  clock: () => Date,
) {
  return async () => {
    const horizon = horizonOf(nobody, clock());
    const [names, stills] = await Promise.all([categories.fullest(8, horizon), videos.newestStills(8, horizon)]);
    return {
      categories: names,
      stills: stills.map((id) => {
        const { src, srcset } = pictures.urls(id);
        return { src: src ?? "", srcset: srcset ?? "" };
      }),
    };
  };
}

export function catalogueRoutes(route: Routes, { categories, videos, shelf, mapper, showcase }: Dependencies): void {
  route("GET /api/category/v1/categories/", async () => (await categories.all()).map(mapper.toCategory));

  route("POST /api/category/v1/categories/", async ({ body, file, audit }) =>
    mapper.toCategory(await categories.create(body.name, file("category_thumbnail"), audit)),
  );

  route("PATCH /api/category/v1/categories/{id}/", async ({ params, body, file, audit }) =>
    mapper.toCategory(await categories.update(recordId(params.id), body.name, file("category_thumbnail"), audit)),
  );

  route("DELETE /api/category/v1/categories/{id}/", async ({ params, audit }) => {
    await categories.remove(recordId(params.id), audit);
    return null;
  });

  route("GET /api/category/v1/video/", ({ query, member }) => videos.page(query, member));

  route("POST /api/category/v1/video/", async ({ body, file, member, audit }) => {
    const source = sourceOf(body.youtube_video_link);
    const picture = file("videos_thumbnail");
    if (picture === undefined) throw invalidInput({ videos_thumbnail: ["This field is required."] });
    const draft = {
      ...body,
      source,
      picture,
      releaseAt: releaseOf(body.release_at),
      categoryId: Number(body.category),
    };
    return mapper.toVideo(await videos.create(draft, member.id, audit), member.id);
  });

  route("GET /api/category/v1/video/{id}/", async ({ params, member }) =>
    mapper.toVideo(await videos.one(recordId(params.id), member), member.id),
  );

  route("PATCH /api/category/v1/video/{id}/", async ({ params, body, file, member, audit }) =>
    mapper.toVideo(await videos.update(recordId(params.id), body, file("videos_thumbnail"), member, audit), member.id),
  );

  route("DELETE /api/category/v1/video/{id}/", async ({ params, audit }) => {
    await shelf.removeOne(recordId(params.id), audit);
    return null;
  });

  route("GET /api/admin/v1/videos/", ({ query }) => shelf.page(query));
  route("PATCH /api/admin/v1/videos/", ({ body, audit }) => shelf.change(body, audit));
  route("POST /api/admin/v1/videos/delete/", async ({ body, audit }) => ({ ids: await shelf.remove(body.ids, audit) }));
  route("POST /api/admin/v1/videos/restore/", async ({ body, audit }) => ({
    ids: await shelf.restore(body.ids, audit),
  }));

  route("GET /api/public/v1/showcase/", () => showcase());
}
