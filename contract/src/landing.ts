import type { Showcase } from "./catalogue/showcase.ts";
import type { Language } from "./plain/languages.ts";
import type { Site } from "./rendering.ts";

/** The landing page's build output, as the server imports it. */
export interface LandingModule {
  /** The page's markup; the showcase is optional. `waiting`: there is no superuser yet. */
  readonly renderLanding: (site: Site, showcase: Showcase | undefined, language: Language, waiting?: boolean) => string;
}
