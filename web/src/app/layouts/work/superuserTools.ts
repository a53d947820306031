import { loadable } from "#shared/loading/loadable.ts";

/** The superusers' part of the menu, and what finds everything; other members do not load it. */
export const superuserTools = loadable("src/app/layouts/work/SuperuserTools.tsx", () => import("./SuperuserTools.tsx"));
