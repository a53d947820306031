import { loadable } from "#shared/loading/loadable.ts";

/** The superusers' places and their icons, which other members do not load. */
export const superuserMenu = loadable("src/app/layouts/menus/superuserPlaces.ts", () => import("./superuserPlaces.ts"));
