import type { LegalDocument } from "../plain/kinds/legal.ts";
import type { Logo, SiteLink, SiteValues } from "./values.ts";

/** What every page shows of the owner's settings, beside the name and the price. No schemas here: the browser loads this. */
export interface SiteBoot {
  /** Null: the built-in words, as everywhere here. */
  readonly promise: string | null;
  /** Null: the built-in mark, with the name. */
  readonly logo: Logo | null;
  /** An id, as `site-pictures.ts` takes it. */
  readonly icon: string | null;
  readonly links: readonly SiteLink[];
  readonly plan: { readonly title: string | null; readonly features: readonly string[] | null };
  /** The legal pages that there are, and the version of the settings that they are shown at. */
  readonly legal: { readonly version: number; readonly documents: readonly LegalDocument[] };
}

/** What the landing page shows besides. */
export type LandingValues = Pick<
  SiteValues,
  "social" | "hero_lead" | "hero_action" | "hero_note" | "sections" | "questions" | "voices" | "film" | "plan_note"
>;
