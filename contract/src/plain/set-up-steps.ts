import { pagePath } from "./pages.ts";

/** Everything that a site has before it opens, in the order in which it is best done. */
export const setUpSteps = [
  "look",
  "price",
  "plan",
  "legal",
  "address",
  "mail",
  "payments",
  "storage",
  "backups",
  "secondFactor",
  "category",
  "videos",
  "captions",
  "people",
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const stepStates = ["open", "done", "skipped", "broken"] as const;
export type StepState = (typeof stepStates)[number];

const setUp = pagePath("setUp");
const site = (part: string) => `${pagePath("site")}?part=${part}`;

/** Where each is done. */
export const pathOfStep: Readonly<Record<SetUpStep, string>> = {
  look: site("look"),
  price: setUp,
  plan: site("plan"),
  legal: site("legal"),
  address: setUp,
  mail: pagePath("connections"),
  payments: setUp,
  storage: setUp,
  backups: setUp,
  secondFactor: pagePath("security"),
  category: pagePath("adminCategories"),
  videos: pagePath("addVideo"),
  captions: pagePath("libraryHealth"),
  people: pagePath("members"),
};
