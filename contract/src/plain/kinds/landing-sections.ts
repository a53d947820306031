/**
 * The sections of the landing page below its first screen, in their usual order. No schemas here: the browser loads
 * this module.
 */
export const landingSections = [
  "library",
  "month",
  "plan",
  "free_month",
  "voices",
  "questions",
  "install_app",
] as const;
export type LandingSectionName = (typeof landingSections)[number];
