import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    nightly: boolean;
  }
}

/** Whether a test has the time to try more. Files that read this run by day and at night. */
export const nightly = inject("nightly");
