import { loadable } from "#shared/loading/loadable.ts";
import type { PageModule } from "#shared/loading/pageModule.ts";

/** Shown in place of videos to members without pro. */
export const proGate = loadable<PageModule>("src/app/pages/gates/ListGate.tsx", () => import("./ListGate.tsx"));

/** Shown in place of a single video. */
export const watchGate = loadable<PageModule>("src/app/pages/gates/WatchGate.tsx", () => import("./WatchGate.tsx"));
