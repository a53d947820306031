import { type LandingSectionName, landingSections } from "@mindreel/contract/plain/kinds/landing-sections";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { LandingValues } from "@mindreel/contract/site/public-site";
import { boot } from "#shared/boot.ts";

/** Whether a section has anything to show: the price says nothing while nobody can pay it. */
const isFilled = ({ voices }: LandingValues, name: LandingSectionName): boolean =>
  name === "voices" ? voices.length > 0 : name !== "plan" || boot.payments !== "off";

export const isShown = (values: LandingValues, name: LandingSectionName): boolean =>
  values.sections.some(({ section, shown }) => section === name && shown) && isFilled(values, name);

/** The link to the free month: without that section, to signing up. */
export const monthHref = (values: LandingValues): string =>
  isShown(values, "free_month") ? "#free-month" : pagePath("signUp");

/** The landing page's values before its owner has changed anything. */
export const usualValues: LandingValues = {
  social: [],
  hero: { kind: "built_in" },
  hero_lead: null,
  hero_action: null,
  hero_note: null,
  sections: landingSections.map((section) => ({ section, shown: true })),
  questions: null,
  voices: [],
  film: null,
  film_captions: null,
  plan_note: null,
};
