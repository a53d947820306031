import { loadable } from "#shared/loading/loadable.ts";

/** The superusers' pages, in a module of their own, so that members do not load their file names. */
export const superuserPages = loadable("src/app/routes/superuserModules.ts", () => import("./superuserModules.ts"));
