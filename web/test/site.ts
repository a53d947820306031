import { noOwnMails } from "@mindreel/contract/plain/kinds/mails";
import type { SiteSettings } from "@mindreel/contract/site/settings";
import { usualValues } from "#landing/frame/sections.ts";

const { social: _, ...landing } = usualValues;
const defaults: SiteSettings["values"] = {
  ...{
    name: "Mindreel",
    contact: null,
    promise: null,
    font: "inter",
    accent: "#454ee2",
    stage: "#0a0b16",
    logo: null,
    icon: null,
    sign_in: null,
    links: [],
    social: [],
  },
  ...{ ...landing, sections: [...landing.sections], questions: null, voices: [] },
  ...{ plan_price_cents: 30_000, plan_title: null, plan_features: null, teasers: true },
  ...{ mail_sender: null, mail_signature: null, imprint: null, privacy: null, terms: null, refund: null, words: null },
  pages: [],
  ...noOwnMails,
};

/** Version 3 of a site's settings: the defaults, except for the given values. */
export const siteSettings = (values: Partial<SiteSettings["values"]> = {}): SiteSettings => ({
  ...{ version: 3, values: { ...defaults, ...values }, defaults },
  locked: {},
});
