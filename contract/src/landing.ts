import type { Showcase } from "./catalogue/showcase.ts";
import type { Language } from "./plain/languages.ts";
import type { Site } from "./rendering.ts";

/** What the built landing page exports for the server. */
export interface LandingModule {
  /** The page's markup; without a showcase it is complete as well. `waiting`: for the first superuser. */
  readonly renderLanding: (site: Site, showcase: Showcase | undefined, language: Language, waiting?: boolean) => string;
}
