import type { Viewer } from "#domain/library/visibility.ts";
import { createCaptionImportService } from "#features/catalogue/captions/caption-import.service.ts";
import { toTrack } from "#features/catalogue/captions/captions.mapper.ts";
import { captionsRoutes } from "#features/catalogue/captions/captions.routes.ts";
import { createCaptionsService } from "#features/catalogue/captions/captions.service.ts";
import { createCategoryMapper } from "#features/catalogue/categories/categories.mapper.ts";
import { categoriesRoutes } from "#features/catalogue/categories/categories.routes.ts";
import { createCategoriesService } from "#features/catalogue/categories/categories.service.ts";
import { categoryAdminRoutes } from "#features/catalogue/category-admin/category-admin.routes.ts";
import { createCategoryAdminService } from "#features/catalogue/category-admin/category-admin.service.ts";
import { chaptersRoutes } from "#features/catalogue/chapters/chapters.routes.ts";
import { createChaptersService } from "#features/catalogue/chapters/chapters.service.ts";
import { createHomeMapper } from "#features/catalogue/home/home.mapper.ts";
import { homeRoutes } from "#features/catalogue/home/home.routes.ts";
import { createHomeService } from "#features/catalogue/home/home.service.ts";
import {
  createLibraryCheckService,
  libraryCheckQueue,
} from "#features/catalogue/library-health/library-check.service.ts";
import { createAilingVideoMapper } from "#features/catalogue/library-health/library-health.mapper.ts";
import { libraryHealthRoutes } from "#features/catalogue/library-health/library-health.routes.ts";
import { createLibraryHealthService } from "#features/catalogue/library-health/library-health.service.ts";
import { createDurationsService, durationsQueue } from "#features/catalogue/mechanisms/durations/durations.service.ts";
import { createRefoldingService } from "#features/catalogue/mechanisms/refolding.service.ts";
import { createSeriesOrderService } from "#features/catalogue/mechanisms/series-order/series-order.service.ts";
import { createPlaces } from "#features/catalogue/mechanisms/shared-pages/places.service.ts";
import { createSharedPages } from "#features/catalogue/mechanisms/shared-pages/shared-pages.service.ts";
import { createSourceOriginsService } from "#features/catalogue/mechanisms/source-origins/source-origins.service.ts";
import { createStillFormatsService } from "#features/catalogue/mechanisms/video-stills/still-formats.service.ts";
import {
  createVideoStillsService,
  stillsQueue,
} from "#features/catalogue/mechanisms/video-stills/video-stills.service.ts";
import { catalogueOwnData } from "#features/catalogue/own-data.repository.ts";
import { searchRoutes } from "#features/catalogue/search/search.routes.ts";
import { createSearchService } from "#features/catalogue/search/search.service.ts";
import { createSuggestionsService } from "#features/catalogue/search/suggestions.service.ts";
import { createSeriesMapper } from "#features/catalogue/series/series.mapper.ts";
import { seriesRoutes } from "#features/catalogue/series/series.routes.ts";
import { createSeriesService } from "#features/catalogue/series/series.service.ts";
import { seriesAdminRoutes } from "#features/catalogue/series-admin/series-admin.routes.ts";
import { createSeriesAdminService } from "#features/catalogue/series-admin/series-admin.service.ts";
import { createShowcaseMapper } from "#features/catalogue/showcase/showcase.mapper.ts";
import { showcaseRoutes } from "#features/catalogue/showcase/showcase.routes.ts";
import { createShowcaseService } from "#features/catalogue/showcase/showcase.service.ts";
import { createTeaserMapper } from "#features/catalogue/teasers/teasers.mapper.ts";
import { teasersRoutes } from "#features/catalogue/teasers/teasers.routes.ts";
import { createTeasersService } from "#features/catalogue/teasers/teasers.service.ts";
import { isTranslated } from "#features/catalogue/translations/translations.repository.ts";
import { translationsRoutes } from "#features/catalogue/translations/translations.routes.ts";
import { createTranslationsService } from "#features/catalogue/translations/translations.service.ts";
import { videoAddingRoutes } from "#features/catalogue/video-adding/video-adding.routes.ts";
import { createVideoAddingService } from "#features/catalogue/video-adding/video-adding.service.ts";
import { createListedVideoMapper } from "#features/catalogue/video-admin/video-admin.mapper.ts";
import { videoAdminRoutes } from "#features/catalogue/video-admin/video-admin.routes.ts";
import { createVideoAdminService } from "#features/catalogue/video-admin/video-admin.service.ts";
import { videoEditingRoutes } from "#features/catalogue/video-editing/video-editing.routes.ts";
import { createVideoEditingService } from "#features/catalogue/video-editing/video-editing.service.ts";
import { videoImportRoutes } from "#features/catalogue/video-import/video-import.routes.ts";
import { createVideoImportService } from "#features/catalogue/video-import/video-import.service.ts";
import { videoLookupRoutes } from "#features/catalogue/video-lookup/video-lookup.routes.ts";
import { createVideoLookupService } from "#features/catalogue/video-lookup/video-lookup.service.ts";
import { createVideoMapper } from "#features/catalogue/videos/videos.mapper.ts";
import { videosRoutes } from "#features/catalogue/videos/videos.routes.ts";
import { createVideosService } from "#features/catalogue/videos/videos.service.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import { worker } from "#jobs/jobs.ts";
import type { Openings } from "#library/open-to.service.ts";
import { createReportedDurationsService } from "./mechanisms/durations/durations.service.ts";

interface Needs {
  /** Called when a search of the whole library finds nothing. */
  readonly foundNothing: (search: string) => Promise<void>;
  readonly lockKeyOf: Openings["keyOf"];
  readonly isAnyClosed: Openings["isAnyClosed"];
}

/** The library: videos, categories, and the tools superusers manage them with. */
export function createCatalogue(dependencies: ModuleDependencies & Needs) {
  const { db, replica, cache, nextRelease, jobs, pictures, videoSources, config, clock } = dependencies;
  const { foundNothing, lockKeyOf, isAnyClosed } = dependencies;
  const { publicUrl } = config;
  const toVideo = createVideoMapper(pictures, publicUrl);
  const toListedVideo = createListedVideoMapper(pictures);
  const toSeries = createSeriesMapper(pictures);
  const toCategory = createCategoryMapper(pictures);
  const showcase = createShowcaseService(dependencies);
  const { toShowcase, toLandingShowcase } = createShowcaseMapper(pictures);
  const shorten = createPlaces({ db, cache, nextRelease });
  const videos = createVideosService({ db, toVideo, nextRelease, shorten, clock, foundNothing });
  const search = createSearchService({ db, replica, clock, videosOf: videos.some, foundNothing });
  const { respell } = search;
  const captions = createCaptionsService({ db, clock });
  const services = {
    /** The part of the library that visitors see on the landing page. */
    landingShowcase: async (language: Viewer["language"]) =>
      toLandingShowcase(await showcase.show(language), config.teasers),
    teasers: createTeasersService({ db, nextRelease, shorten, isAnyClosed, isOpen: () => config.teasers, clock }),
    categories: createCategoriesService({ db, pictures, nextRelease, clock }),
    videos,
    videoEditing: createVideoEditingService({ db, pictures, jobs, publicUrl, clock }),
    videoAdmin: createVideoAdminService({ db, pictures, jobs, clock, respell }),
    home: createHomeService({ db, nextRelease, showcase: showcase.show, isOpen: () => config.teasers, clock }),
    captions,
    /** The text tracks of a video, in the form that players expect. */
    tracksOf: async (video: number, viewer: Viewer) => (await captions.tracks(video, viewer)).map(toTrack),
    chapters: createChaptersService({ db, jobs, clock }),
    durations: createReportedDurationsService({ db }),
    series: createSeriesService({ db, clock, videosOf: videos.some }),
    seriesOrder: createSeriesOrderService({ db }),
    search,
    seriesAdmin: createSeriesAdminService({ db, pictures, clock }),
    sourceOrigins: createSourceOriginsService({ db, videoSources, jobs, clock }),
  };
  const shared = createSharedPages({ db, cache, isTranslated, lockKeyOf, clock });
  const lookup = createVideoLookupService({ db, videoSources, pictures });
  const adding = createVideoAddingService({ db, pictures, jobs, clock });
  const categoryAdmin = createCategoryAdminService({ db });
  const captionImport = createCaptionImportService({ db, videoSources, captions: services.captions, publicUrl });
  const videoImport = createVideoImportService({ db, jobs, clock });
  const stills = createVideoStillsService({ db, pictures, videoSources, jobs });
  const refolding = createRefoldingService({ db, jobs });
  const formats = createStillFormatsService({ db, pictures, jobs });
  const durations = createDurationsService({ db, videoSources, jobs, publicUrl, clock });
  const check = createLibraryCheckService({ db, videoSources, jobs, clock });
  const health = createLibraryHealthService({
    db,
    videoSources,
    pictures,
    jobs,
    startCheck: check.start,
    publicUrl,
    clock,
  });
  return {
    services,
    routes: (route, app) => {
      const { categories, series, seriesAdmin, seriesOrder, videoEditing: editing, videoAdmin } = services;
      categoriesRoutes(route, { categories, toCategory });
      categoryAdminRoutes(route, { categories, admin: categoryAdmin, toCategory });
      videosRoutes(route, { videos, toVideo, pages: shared.pages });
      const mapper = createHomeMapper(pictures, toVideo);
      homeRoutes(route, { home: services.home, mapper, shared: shared.home });
      videoEditingRoutes(route, { editing, videos, removeVideo: videoAdmin.removeOne, toVideo });
      videoAddingRoutes(route, { adding, videos, toVideo });
      videoAdminRoutes(route, videoAdmin, toListedVideo);
      seriesRoutes(route, series, toSeries);
      seriesAdminRoutes(route, { series, admin: seriesAdmin, order: seriesOrder.order, toSeries });
      searchRoutes(route, { search: services.search, suggestions: createSuggestionsService({ replica, clock }) });
      captionsRoutes(route, services.captions, captionImport);
      chaptersRoutes(route, services.chapters);
      translationsRoutes(route, createTranslationsService({ db }));
      teasersRoutes(route, services.teasers, createTeaserMapper(pictures));
      showcaseRoutes(route, { showcase: async (language) => toShowcase(await showcase.show(language)) });
      videoLookupRoutes(route, lookup);
      videoImportRoutes(route, videoImport);
      libraryHealthRoutes(route, health, createAilingVideoMapper(toListedVideo, publicUrl));
      app.addHook("onReady", formats.catchUp);
      app.addHook("onReady", refolding.catchUp);
      app.addHook("onReady", durations.catchUp);
      app.addHook("onReady", services.chapters.catchUp);
    },
    jobs: [
      // An import queues up to a thousand of these at once.
      worker(stillsQueue, stills.fetch, { pollSeconds: 1 }),
      formats.job,
      refolding.job,
      worker(libraryCheckQueue, check.work),
      services.sourceOrigins.job,
      services.chapters.job,
      worker(durationsQueue, durations.work),
      { queue: "catalogue-durations-hourly", cron: "37 * * * *", run: durations.work },
      { queue: "catalogue-health-nightly", cron: "17 4 * * *", run: check.nightly },
      { queue: "catalogue-search-words", cron: "* * * * *", run: services.search.countWords },
      { queue: "catalogue-purge", cron: "57 3 * * *", run: services.videoAdmin.purge },
      { queue: "catalogue-captions-purge", cron: "54 3 * * *", run: services.captions.purge },
      { queue: "catalogue-categories-purge", cron: "58 3 * * *", run: services.categories.purge },
      { queue: "catalogue-series-purge", cron: "56 3 * * *", run: services.seriesAdmin.purge },
    ],
    ownData: catalogueOwnData,
  } satisfies Module<typeof services>;
}
