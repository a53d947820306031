import { loadable } from "#shared/loading/loadable.ts";
import type { PageModule } from "#shared/loading/pageModule.ts";

/** What stands in the place of videos for members without pro. */
export const proGate = loadable<PageModule>("src/app/parts/gate/ListGate.tsx", () => import("./ListGate.tsx"));

/** In the place of one video. */
export const watchGate = loadable<PageModule>("src/app/parts/gate/WatchGate.tsx", () => import("./WatchGate.tsx"));
