import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { boot, planPrice } from "#shared/boot.ts";

const film = "/promo/promo.mp4";
const still = "/promo/promo.webp";

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

/** The promo film behind its still. Without JavaScript the still is a link to the film. */
function Promo() {
  const [playing, setPlaying] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const hadFocus = useRef(false);

  const stop = useCallback(() => {
    hadFocus.current = document.activeElement === video.current || document.activeElement === document.body;
    setPlaying(false);
  }, []);

  // Still and video hand the focus to each other, without scrolling: the visitor may be reading further down by then.
  useEffect(() => {
    if (!playing) {
      if (hadFocus.current) link.current?.focus({ preventScroll: true });
      return;
    }
    video.current?.focus({ preventScroll: true });
    const listen = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && (target === video.current || target === document.body)) stop();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [playing, stop]);

  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };

  if (playing) {
    return (
      <div className="screen">
        {/* biome-ignore lint/a11y/useMediaCaption: the film has music and pictures, and no words */}
        <video ref={video} src={film} poster={still} controls autoPlay playsInline onEnded={stop} />
      </div>
    );
  }
  return (
    <a ref={link} className="screen screen-still" href={film} onClick={play}>
      <img className="screen-picture" src={still} alt="" width="1280" height="720" fetchPriority="high" />
      <span className="screen-play">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M8 5.2v13.6a1 1 0 0 0 1.52.85l11-6.8a1 1 0 0 0 0-1.7l-11-6.8A1 1 0 0 0 8 5.2z" />
        </svg>
        Watch the film
      </span>
    </a>
  );
}
