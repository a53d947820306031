import type { PageModule } from "#shared/pageModule.ts";

export const modules = import.meta.glob<PageModule>("../pages/admin/**/*Page.tsx");
