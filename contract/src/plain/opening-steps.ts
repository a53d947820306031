import type { PageWithoutParams } from "./pages.ts";

/** What a site usually has before it opens. */
export const openingSteps = ["videos", "payments", "mail", "legal"] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** The pages where they are done. */
export const pageOfStep = {
  videos: "videos",
  payments: "system",
  mail: "system",
  legal: "site",
} as const satisfies Record<OpeningStep, PageWithoutParams>;
