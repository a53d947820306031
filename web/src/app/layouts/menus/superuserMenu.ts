import { loadable } from "#shared/loading/loadable.ts";

/** Where superusers can go, and the icons of that, which other members do not load. */
export const superuserMenu = loadable("src/app/layouts/menus/superuserPlaces.ts", () => import("./superuserPlaces.ts"));
