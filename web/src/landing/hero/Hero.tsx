import type { LandingShowcase } from "@mindreel/contract/landing";
import type { LandingValues } from "@mindreel/contract/site/public-site";
import { monthHref } from "#landing/frame/sections.ts";
import { sitePromise } from "#shared/sitePromise.ts";
import { Emphasis } from "#shared/ui/Emphasis.tsx";
import { usualWords } from "#shared/usualWords.ts";
import { Screen } from "./Screen.tsx";

interface Props {
  readonly values: LandingValues;
  readonly showcase: LandingShowcase | undefined;
}

export function Hero({ values, showcase }: Props) {
  const { hero, hero_lead, hero_action, hero_note, film, film_captions } = values;
  return (
    <section className="stage night" aria-labelledby="promise">
      <div className="stage-inner">
        <div className="hero-words">
          <h1 id="promise">
            <Emphasis>{sitePromise()}</Emphasis>
          </h1>
          <div className="hero-side">
            <p className="hero-lead">{hero_lead ?? usualWords.hero_lead()}</p>
            <div className="hero-actions">
              <a className="button button-large" href={monthHref(values)}>
                {hero_action ?? usualWords.hero_action()}
              </a>
            </div>
            <p className="hero-note">{hero_note ?? usualWords.hero_note()}</p>
          </div>
        </div>
        <div className="hero-screen">
          <Rings />
          <Screen hero={hero} film={film} captions={film_captions} showcase={showcase} />
        </div>
      </div>
    </section>
  );
}

/** The logo's rings, larger than the section. */
export function Rings() {
  return (
    <svg className="stage-rings" viewBox="0 0 1600 1600" aria-hidden="true" focusable="false">
      {[380, 480, 590, 710].map((r) => (
        <circle key={r} cx="800" cy="800" r={r} />
      ))}
      <circle className="stage-spark" cx="1347" cy="579" r="6" />
    </svg>
  );
}
