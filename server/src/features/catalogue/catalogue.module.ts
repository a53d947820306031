import { worker } from "#jobs/jobs.ts";
import type { Module, ModuleDependencies } from "#module.ts";
import { createCategoriesRepository } from "./categories/categories.repository.ts";
import { createCategoriesService } from "./categories/categories.service.ts";
import { createHealthMapper } from "./library-health/library-health.mapper.ts";
import { createHealthRepository } from "./library-health/library-health.repository.ts";
import { libraryHealthRoutes } from "./library-health/library-health.routes.ts";
import { createHealth, healthQueue } from "./library-health/library-health.service.ts";
import { createShelfRepository } from "./video-admin/video-admin.repository.ts";
import { createShelfService } from "./video-admin/video-admin.service.ts";
import { createImportRepository } from "./video-import/video-import.repository.ts";
import { libraryRoutes } from "./video-import/video-import.routes.ts";
import { createImport } from "./video-import/video-import.service.ts";
import { createLookup } from "./video-lookup/video-lookup.ts";
import { createFillWorker, fillQueue } from "./video-stills/fill.ts";
import { createThumbnailWorker, thumbnailQueue } from "./video-stills/thumbnails.ts";
import { createCatalogueMapper } from "./videos/videos.mapper.ts";
import { createVideosRepository } from "./videos/videos.repository.ts";
import { catalogueRoutes, createShowcase } from "./videos/videos.routes.ts";
import { createVideosService } from "./videos/videos.service.ts";

interface Needs {
  /** Is told of a search of the whole library that finds nothing. */
  readonly foundNothing: (words: string) => Promise<void>;
}

/** The library: its videos and categories, and the work of superusers on them. */
export function createCatalogue(dependencies: ModuleDependencies & Needs) {
  const { db, jobs, pictures, videoSources, config, clock, foundNothing } = dependencies;
  const { publicUrl } = config;
  const videosRepository = createVideosRepository(db);
  const categoriesRepository = createCategoriesRepository(db, pictures);
  const mapper = createCatalogueMapper(pictures, publicUrl);
  const health = createHealth({
    db,
    repository: createHealthRepository(db),
    videoSources,
    pictures,
    jobs,
    toAiling: createHealthMapper(mapper, publicUrl),
    publicUrl,
    clock,
  });
  const services = {
    videosRepository,
    mapper,
    categories: createCategoriesService(categoriesRepository, pictures),
    videos: createVideosService({
      db,
      repository: videosRepository,
      pictures,
      mapper,
      jobs,
      publicUrl,
      clock,
      foundNothing,
    }),
    videoAdmin: createShelfService({
      db,
      repository: createShelfRepository(db),
      pictures,
      toListedVideo: mapper.toListedVideo,
      publicUrl,
      clock,
    }),
    showcase: createShowcase(categoriesRepository, videosRepository, pictures, clock),
  };
  return {
    services,
    routes: (route) => {
      catalogueRoutes(route, { ...services, shelf: services.videoAdmin });
      libraryRoutes(route, {
        lookup: createLookup(videoSources, pictures),
        importVideos: createImport({ db, repository: createImportRepository(), jobs, clock }),
      });
      libraryHealthRoutes(route, health);
    },
    jobs: [
      worker(thumbnailQueue, createThumbnailWorker(videosRepository, pictures, videoSources)),
      worker(fillQueue, createFillWorker(videosRepository, pictures, videoSources), { pollSeconds: 1 }),
      worker(healthQueue, health.work),
      { queue: "catalogue-health-nightly", cron: "17 4 * * *", run: health.nightly },
      { queue: "catalogue-purge", cron: "57 3 * * *", run: services.videoAdmin.purge },
    ],
  } satisfies Module<typeof services>;
}
