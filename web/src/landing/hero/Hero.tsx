import { boot, planPrice } from "#shared/boot.ts";

export function Hero() {
  return (
    <section className="stage night" aria-labelledby="promise">
      <div className="stage-inner">
        <div className="hero-words">
          <h1 id="promise">
            Entertainment that <em>expands</em> the mind.
          </h1>
          <div className="hero-side">
            <p className="hero-lead">
              {boot.appName} is a calm library of videos worth your evening, sorted by what you are curious about. Sit
              back, and get up knowing more.
            </p>
            <div className="hero-actions">
              <a className="button button-large" href="#free-month">
                Get one month free
              </a>
            </div>
            <p className="hero-note">No card needed. Later {planPrice()} a month, if you want to stay.</p>
          </div>
        </div>
        <div className="hero-screen">
          <Rings />
          <Promo />
        </div>
      </div>
    </section>
  );
}

/** The logo's rings, larger than the section. */
function Rings() {
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

/** The promo film behind its still, which is a link to the film; playInPlace.ts plays it here. */
function Promo() {
  const sizes = "(max-width: 760px) calc(100vw - 32px), min(1152px, 100vw - 48px)";
  return (
    <a className="screen screen-still" href="/promo/promo.mp4">
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
        Watch the film
      </span>
    </a>
  );
}
