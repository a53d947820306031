import { type Static, Type } from "typebox";
import { type LegalDocument, legalDocuments } from "../plain/kinds/legal.ts";
import { languages } from "../plain/languages.ts";
import { wire } from "../wire/endpoint.ts";
import { type Logo, type SiteLink, type SiteValues, ValuesBesideMails } from "./settings.ts";

/** What only mails contain, and the texts of pages and captions, which have calls of their own. */
const elsewhere = ["mail_sender", "mail_signature", "pages", "film_captions", ...legalDocuments] as const;

/** A page that the owner added, as it is linked. */
export const PageLink = Type.Object({ slug: Type.String(), title: Type.String() });
export type PageLink = Static<typeof PageLink>;

export const PublicSite = Type.Object({
  ...Type.Omit(ValuesBesideMails, elsewhere).properties,
  languages: Type.Array(Type.Enum([...languages]), { description: "The languages of the pages, the fallback first" }),
  legal: Type.Array(Type.Enum([...legalDocuments]), { description: "The existing legal pages" }),
  pages: Type.Array(PageLink, { description: "The owner's own pages, in order, at `/pages/{slug}`" }),
});
export type PublicSite = Static<typeof PublicSite>;

export const publicSiteWire = wire({
  "GET /api/public/v1/site/": {
    access: "anyone",
    summary: "The site's name, look, wording and price, for everybody. Null: the built-in wording.",
    response: { status: 200, body: PublicSite },
  },
});

/** What every page needs of the owner's settings, apart from the name and the price. */
export interface SiteBoot {
  /** Visitors only learn that it is coming. */
  readonly closed: boolean;
  /** Null: the built-in words, here and below. */
  readonly promise: string | null;
  /** Null: the built-in logo, with the name. */
  readonly logo: Logo | null;
  /** A picture id, see `site-pictures.ts`. */
  readonly icon: string | null;
  /** A picture id: what stands beside sign-in instead of stills of the library. */
  readonly signIn: string | null;
  readonly links: readonly SiteLink[];
  readonly contact: string | null;
  /** Whether the landing page offers the free month. */
  readonly freeMonth: boolean;
  readonly plan: { readonly title: string | null; readonly features: readonly string[] | null };
  /** The existing legal pages, and the version of the settings that they belong to. */
  readonly legal: { readonly version: number; readonly documents: readonly LegalDocument[] };
  /** The pages that the owner added. */
  readonly pages: readonly PageLink[];
}

/** What the landing page needs in addition. */
export type LandingValues = Pick<
  SiteValues,
  | "social"
  | "hero"
  | "hero_lead"
  | "hero_action"
  | "hero_note"
  | "sections"
  | "questions"
  | "voices"
  | "film"
  | "film_captions"
  | "plan_note"
>;
