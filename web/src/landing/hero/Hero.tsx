import type { LandingValues } from "@mindreel/contract/site/public-site";
import { page as messages } from "@mindreel/messages/landing";
import { monthHref } from "#landing/frame/sections.ts";
import { sitePromise } from "#shared/sitePromise.ts";
import { Emphasis } from "#shared/ui/Emphasis.tsx";
import { usualWords } from "#shared/usualWords.ts";

export function Hero(values: LandingValues) {
  const { hero_lead, hero_action, hero_note, film } = values;
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
          <Promo film={film} />
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

const still = (format: string) =>
  [640, 960, 1280].map((width) => `/promo/promo-${width}.${format} ${width}w`).join(", ");

/**
 * The promo film's still, which links to the film; playInPlace.ts plays it here, unless it is the owner's film, which
 * may be hosted anywhere.
 */
function Promo({ film }: { readonly film: string | null }) {
  const sizes = "(max-width: 760px) calc(100vw - 32px), min(1152px, 100vw - 48px)";
  return (
    <a
      className="screen screen-still"
      href={film ?? "/promo/promo.mp4"}
      {...(film !== null && { target: "_blank", rel: "noopener" })}
    >
      <picture>
        <source type="image/avif" srcSet={still("avif")} sizes={sizes} />
        <img
          className="screen-picture"
          src="/promo/promo-1280.webp"
          srcSet={still("webp")}
          sizes={sizes}
          alt=""
          width="1280"
          height="720"
          fetchPriority="high"
        />
      </picture>
      <span className="screen-play">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M8 5.2v13.6a1 1 0 0 0 1.52.85l11-6.8a1 1 0 0 0 0-1.7l-11-6.8A1 1 0 0 0 8 5.2z" />
        </svg>
        {messages.watchFilm}
      </span>
    </a>
  );
}
