import type { SetUpStep } from "./set-up-steps.ts";

/** The steps without which people would find something missing on the first day. */
export const openingSteps = ["videos", "price", "payments", "mail", "legal"] as const satisfies readonly SetUpStep[];
export type OpeningStep = (typeof openingSteps)[number];
