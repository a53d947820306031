import { loadable } from "#shared/loading/loadable.ts";

const visitors = loadable("src/app/routes/visitorRoutes.ts", () => import("./visitorRoutes.ts"));
const members = loadable("src/app/routes/memberRoutes.ts", () => import("./memberRoutes.ts"));

/** What is at the paths of the site, for whoever is there. Each table names the files of all its pages. */
export const routeTable = (signedIn: boolean) => (signedIn ? members : visitors);
