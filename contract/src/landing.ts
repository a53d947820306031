import type { Boot } from "./api.ts";
import type { Showcase } from "./catalogue/showcase.ts";

/** What the built landing page exports for the server. */
export interface LandingModule {
  /** The page's markup; without a showcase it is complete as well. */
  readonly renderLanding: (boot: Boot, showcase: Showcase | undefined) => string;
}
