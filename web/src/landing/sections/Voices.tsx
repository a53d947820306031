import type { LandingValues } from "@mindreel/contract/site/public-site";
import { page as messages } from "@mindreel/messages/landing";

/** Quotes from people who know the site. */
export function Voices({ voices }: LandingValues) {
  return (
    <section className="band" id="voices" aria-labelledby="voices-title">
      <div className="band-inner">
        <h2 id="voices-title" className="reveal">
          {messages.voices}
        </h2>
        <div className="voices">
          {voices.map(({ words, name, about }) => (
            <figure key={name + words} className="voice reveal">
              <blockquote>{words}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                {about !== null && <span>{about}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
