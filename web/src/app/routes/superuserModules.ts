import type { PageModule } from "#shared/loading/pageModule.ts";

export const modules = import.meta.glob<PageModule>("../pages/admin/**/*Page.tsx");
