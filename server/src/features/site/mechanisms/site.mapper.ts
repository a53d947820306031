import type { Boot } from "@mindreel/contract/api";
import { legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import type { Site } from "@mindreel/contract/rendering";
import { accentStyle, stageStyle } from "#features/site/settings/look.policy.ts";
import { usualAccent, usualStage } from "#features/site/settings/settings.policy.ts";
import type { Current } from "#features/site/settings/settings.service.ts";

/** Boot data that does not depend on the owner's settings. */
export type Surroundings = Pick<Boot, "payments" | "languages" | "stripeDashboard" | "googleClientId">;

/** The settings as pages show them, before it is known what else is sold than the plan that follows them. */
export function toSite({ version, values, closed }: Current, surroundings: Surroundings): Site {
  const {
    name,
    plan_price_cents,
    accent,
    font,
    stage,
    promise,
    logo,
    icon,
    sign_in,
    links,
    contact,
    plan_title,
    plan_features,
    ...rest
  } = values;
  const {
    social,
    hero,
    hero_lead,
    hero_action,
    hero_note,
    sections,
    questions,
    voices,
    film,
    film_captions,
    plan_note,
  } = rest;
  const legal = { version, documents: legalDocuments.filter((document) => values[document] !== null) };
  const pages = values.pages.map(({ slug, title }) => ({ slug, title }));
  // A closed site has no page for it.
  const freeMonth = !closed && sections.some(({ section, shown }) => section === "free_month" && shown);
  return {
    key: [version, ...(closed ? ["closed"] : []), surroundings.payments, surroundings.stripeDashboard ?? ""].join(" "),
    boot: {
      appName: name,
      offered: offeredMonthly(plan_price_cents),
      ...surroundings,
      site: {
        closed,
        promise,
        logo,
        icon,
        signIn: sign_in,
        links,
        contact,
        freeMonth,
        plan: { title: plan_title, features: plan_features },
        legal,
        pages,
      },
    },
    landing: {
      social,
      hero,
      hero_lead,
      hero_action,
      hero_note,
      sections,
      questions,
      voices,
      film,
      film_captions,
      plan_note,
    },
    words: values.words ?? {},
    font,
    style:
      (accent === usualAccent ? "" : accentStyle(accent)) + (stage === usualStage ? "" : stageStyle(stage, accent)),
  };
}
