import { loadable } from "#shared/loading/loadable.ts";

/** What those who may watch search with, which other members do not load. */
export const memberSearch = loadable("src/app/layouts/search/SearchField.tsx", () => import("./SearchField.tsx"));
