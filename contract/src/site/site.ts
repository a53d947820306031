import type { LegalDocument } from "../plain/kinds/legal.ts";
import type { Logo, SiteLink, SiteValues } from "./values.ts";

/**
 * What every page needs of the owner's settings, apart from the name and the price. No schemas here: the browser loads
 * this module.
 */
export interface SiteBoot {
  /** Null: the built-in words, here and below. */
  readonly promise: string | null;
  /** Null: the built-in logo, with the name. */
  readonly logo: Logo | null;
  /** A picture id, see `site-pictures.ts`. */
  readonly icon: string | null;
  readonly links: readonly SiteLink[];
  readonly plan: { readonly title: string | null; readonly features: readonly string[] | null };
  /** The existing legal pages, and the version of the settings that they belong to. */
  readonly legal: { readonly version: number; readonly documents: readonly LegalDocument[] };
}

/** What the landing page needs in addition. */
export type LandingValues = Pick<
  SiteValues,
  "social" | "hero_lead" | "hero_action" | "hero_note" | "sections" | "questions" | "voices" | "film" | "plan_note"
>;
