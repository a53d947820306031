import { worker } from "#jobs/jobs.ts";
import type { Module, ModuleDependencies } from "#module.ts";
import { createCategoryMapper } from "./categories/categories.mapper.ts";
import { categoriesRoutes } from "./categories/categories.routes.ts";
import { createCategoriesService } from "./categories/categories.service.ts";
import { createLibraryCheckService, libraryCheckQueue } from "./library-health/library-check.service.ts";
import { createAilingVideoMapper } from "./library-health/library-health.mapper.ts";
import { libraryHealthRoutes } from "./library-health/library-health.routes.ts";
import { createLibraryHealthService } from "./library-health/library-health.service.ts";
import { createShowcaseMapper } from "./showcase/showcase.mapper.ts";
import { showcaseRoutes } from "./showcase/showcase.routes.ts";
import { createShowcaseService } from "./showcase/showcase.service.ts";
import { createListedVideoMapper } from "./video-admin/video-admin.mapper.ts";
import { videoAdminRoutes } from "./video-admin/video-admin.routes.ts";
import { createVideoAdminService } from "./video-admin/video-admin.service.ts";
import { videoEditingRoutes } from "./video-editing/video-editing.routes.ts";
import { createVideoEditingService } from "./video-editing/video-editing.service.ts";
import { videoImportRoutes } from "./video-import/video-import.routes.ts";
import { createVideoImportService } from "./video-import/video-import.service.ts";
import { videoLookupRoutes } from "./video-lookup/video-lookup.routes.ts";
import { createVideoLookupService } from "./video-lookup/video-lookup.service.ts";
import { createVideoStillsService, stillsQueue } from "./video-stills/video-stills.service.ts";
import { createVideoMapper } from "./videos/videos.mapper.ts";
import { videosRoutes } from "./videos/videos.routes.ts";
import { createVideosService } from "./videos/videos.service.ts";

interface Needs {
  /** Called with a search of the whole library that finds nothing. */
  readonly foundNothing: (search: string) => Promise<void>;
}

/** The library: its videos and categories, and what superusers do with them. */
export function createCatalogue(dependencies: ModuleDependencies & Needs) {
  const { db, jobs, pictures, videoSources, config, clock, foundNothing } = dependencies;
  const { publicUrl } = config;
  const toVideo = createVideoMapper(pictures, publicUrl);
  const toListedVideo = createListedVideoMapper(pictures);
  const services = {
    categories: createCategoriesService({ db, pictures }),
    videos: createVideosService({ db, toVideo, publicUrl, clock, foundNothing }),
    videoEditing: createVideoEditingService({ db, pictures, jobs, publicUrl, clock }),
    videoAdmin: createVideoAdminService({ db, pictures, toListedVideo, publicUrl, clock }),
  };
  const lookup = createVideoLookupService({ videoSources, pictures });
  const videoImport = createVideoImportService({ db, jobs, clock });
  const stills = createVideoStillsService({ db, pictures, videoSources });
  const check = createLibraryCheckService({ db, videoSources, jobs, clock });
  const health = createLibraryHealthService({
    db,
    videoSources,
    pictures,
    startCheck: check.start,
    toAilingVideo: createAilingVideoMapper(toListedVideo, publicUrl),
    publicUrl,
    clock,
  });
  const showcase = createShowcaseService({ db, clock });
  return {
    services,
    routes: (route) => {
      const { categories, videos, videoEditing: editing, videoAdmin } = services;
      categoriesRoutes(route, { categories, toCategory: createCategoryMapper(pictures) });
      videosRoutes(route, { videos, toVideo });
      videoEditingRoutes(route, { editing, videos, removeVideo: videoAdmin.removeOne, toVideo });
      videoAdminRoutes(route, videoAdmin);
      showcaseRoutes(route, { showcase, toShowcase: createShowcaseMapper(pictures) });
      videoLookupRoutes(route, lookup);
      videoImportRoutes(route, videoImport);
      libraryHealthRoutes(route, health);
    },
    jobs: [
      // Imports add a thousand of these at once.
      worker(stillsQueue, stills.fetch, { pollSeconds: 1 }),
      worker(libraryCheckQueue, check.work),
      { queue: "catalogue-health-nightly", cron: "17 4 * * *", run: check.nightly },
      { queue: "catalogue-purge", cron: "57 3 * * *", run: services.videoAdmin.purge },
    ],
  } satisfies Module<typeof services>;
}
