import { legalDocuments } from "@mindreel/contract/plain/kinds/legal";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { SiteValues } from "@mindreel/contract/site/settings";
import { legal } from "@mindreel/messages/shared/frame";
import { previewedPages as messages } from "@mindreel/messages/site/preview";

/** What the preview shows: a page, and the id of what is edited on it. */
export interface Previewed {
  readonly path: string;
  readonly name: string;
  readonly at?: string;
}

/** The sections of the landing page that have settings of their own. */
const sectionsOf: Readonly<Record<string, string>> = {
  ...{ hero_lead: "main", hero_action: "main", hero_note: "main", film: "main" },
  questions: "questions",
  voices: "voices",
};

/** An owner's page that is still being begun is neither shown nor refused. */
export const withoutBegun = (values: SiteValues): SiteValues => ({
  ...values,
  pages: values.pages.filter(({ slug, title, text }) => [slug, title, text].every((each) => each.trim())),
});

/**
 * The page that shows what is being edited.
 * @param part the open tab
 * @param editing the setting whose field was used last; for the owner's pages, with the address: `pages/about`
 */
export function previewedAt(part: string, editing: string, values: SiteValues): Previewed {
  const landing = (at?: string): Previewed => ({
    path: pagePath("home"),
    name: messages.landing,
    ...(at !== undefined && { at }),
  });
  if (part === "legal") {
    const written = legalDocuments.filter((document) => values[document] !== null);
    const document = written.find((each) => each === editing) ?? written[0];
    if (document !== undefined) return { path: pagePath("legal", { document }), name: legal.names[document] };
  }
  if (part === "pages") {
    const { pages } = withoutBegun(values);
    const page = pages.find(({ slug }) => editing === `pages/${slug}`) ?? pages[0];
    if (page !== undefined) return { path: pagePath("ownPage", { slug: page.slug }), name: page.title };
  }
  if (part === "look" && editing === "sign_in") return { path: pagePath("signIn"), name: messages.signIn };
  if (part === "plan") return landing("price");
  return landing(part === "landing" ? sectionsOf[editing] : undefined);
}
