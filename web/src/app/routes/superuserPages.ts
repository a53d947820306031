import { loadable } from "#shared/loading/loadable.ts";

/** Where the pages of superusers are: apart from those of members, who do not load the names of their files. */
export const superuserPages = loadable("src/app/routes/superuserModules.ts", () => import("./superuserModules.ts"));
