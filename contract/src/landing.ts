import type { Plans } from "./billing/plans.ts";
import type { Showcase } from "./catalogue/showcase.ts";
import type { Language } from "./plain/languages.ts";
import type { Site } from "./rendering.ts";

/** The showcase as the landing page shows it: it alone, rendered by the server, knows where its parts lead. */
export interface LandingShowcase extends Showcase {
  /** The ids of the stills' videos and of the categories, in their order; null while visitors see no teasers. */
  readonly places: { readonly stills: readonly number[]; readonly categories: readonly number[] } | null;
}

/** What the landing page shows of the database; it is complete without it. */
export interface LandingContent {
  readonly showcase?: LandingShowcase | undefined;
  /** What is on sale, in the site's own currency. */
  readonly sold?: Plans;
  /** Whether there is no superuser yet. */
  readonly waiting?: boolean;
}

/** The landing page's build output, as the server imports it. */
export interface LandingModule {
  /** The page's markup. */
  readonly renderLanding: (site: Site, content: LandingContent, language: Language) => string;
}
