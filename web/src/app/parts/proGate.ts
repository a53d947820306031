import { loadable } from "#shared/loadable.ts";
import type { PageModule } from "#shared/pageModule.ts";

/** What stands in the place of videos for members without pro. */
export const proGate = loadable<PageModule>("src/app/parts/Gate.tsx", () => import("./Gate.tsx"));
