import { loadable } from "#shared/loading/loadable.ts";

const visitors = loadable("src/app/routes/visitorRoutes.ts", () => import("./visitorRoutes.ts"));
const members = loadable("src/app/routes/memberRoutes.ts", () => import("./memberRoutes.ts"));

/** The routes for visitors or for members. Each table references the files of all its pages. */
export const routeTable = (signedIn: boolean) => (signedIn ? members : visitors);
