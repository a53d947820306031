import { loadable } from "#shared/loading/loadable.ts";

/** The search field for pro members, which other members do not load. */
export const memberSearch = loadable("src/app/layouts/search/SearchField.tsx", () => import("./SearchField.tsx"));
