import type { LandingShowcase } from "@mindreel/contract/landing";
import { filmPlace } from "@mindreel/contract/plain/kinds/site-film";
import { heroPath, heroWidths } from "@mindreel/contract/plain/kinds/site-pictures";
import type { LandingValues } from "@mindreel/contract/site/public-site";
import type { HeroPicture } from "@mindreel/contract/site/settings";
import { page as messages } from "@mindreel/messages/landing";
import type { ReactNode } from "react";

/** One large still and five small ones; fewer than six make no mosaic. */
const full = 6;

/** Stills of the library, as one picture. */
function Mosaic({ stills }: { readonly stills: LandingShowcase["stills"] }) {
  const shown = stills.slice(0, stills.length < full ? 1 : full);
  const frame = "min(1152px, 100vw - 32px)";
  const sizes = (at: number) => (shown.length === 1 ? frame : `calc(${frame} * ${at === 0 ? 0.67 : 0.33})`);
  return (
    <span className="mosaic" data-single={shown.length === 1 || undefined}>
      {shown.map(({ src, srcset, avif }, at) => (
        <picture key={src}>
          {avif !== null && <source type="image/avif" srcSet={avif} sizes={sizes(at)} />}
          <img
            src={src}
            srcSet={srcset}
            sizes={sizes(at)}
            alt=""
            width="854"
            height="480"
            {...(at === 0 && { fetchPriority: "high" })}
          />
        </picture>
      ))}
    </span>
  );
}

interface Props {
  readonly hero: HeroPicture;
  readonly film: string | null;
  readonly captions: LandingValues["film_captions"];
  readonly showcase: LandingShowcase | undefined;
}

/** The large frame: a picture, with the film that a press plays in its place. */
export function Screen({ hero, film, captions, showcase }: Props) {
  const isOwn = hero.kind === "picture" || (hero.kind === "stills" && showcase?.stills.length !== 0);
  const picture =
    hero.kind === "picture" ? (
      <Picture {...ownPicture(hero.id)} />
    ) : isOwn ? (
      <Mosaic stills={showcase?.stills ?? []} />
    ) : (
      <Picture {...builtIn} />
    );
  // The built-in film belongs to the built-in picture.
  if (film === null && isOwn) return <div className="screen">{picture}</div>;
  return (
    <FilmLink film={film} captions={captions}>
      {picture}
    </FilmLink>
  );
}

interface Files {
  readonly src: string;
  readonly srcset: (format: "avif" | "webp") => string;
}

const builtIn: Files = {
  src: "/promo/promo-1280.webp",
  srcset: (format) => [640, 960, 1280].map((width) => `/promo/promo-${width}.${format} ${width}w`).join(", "),
};

const ownPicture = (id: string): Files => ({
  src: heroPath(id, 1280),
  srcset: (format) => heroWidths.map((width) => `${heroPath(id, width, format)} ${width}w`).join(", "),
});

function Picture({ src, srcset }: Files) {
  const sizes = "(max-width: 760px) calc(100vw - 32px), min(1152px, 100vw - 48px)";
  return (
    <picture>
      <source type="image/avif" srcSet={srcset("avif")} sizes={sizes} />
      <img
        className="screen-picture"
        src={src}
        srcSet={srcset("webp")}
        sizes={sizes}
        alt=""
        width="1280"
        height="720"
        fetchPriority="high"
      />
    </picture>
  );
}

/** A link to the film, which playInPlace.ts plays here. What only its own site can play opens in a new tab. */
function FilmLink({ film, captions, children }: Pick<Props, "film" | "captions"> & { readonly children: ReactNode }) {
  const place = film === null ? null : filmPlace(film);
  return (
    <a
      className="screen screen-still"
      href={film ?? "/promo/promo.mp4"}
      {...(place?.kind === "frame" && { "data-frame": place.src })}
      {...(place?.kind === "hls" && { "data-hls": "" })}
      {...(place !== null && place.kind !== "frame" && captions !== null && { "data-captions": captions.language })}
      {...(film !== null && place === null && { target: "_blank", rel: "noopener" })}
    >
      {children}
      <span className="screen-play">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M8 5.2v13.6a1 1 0 0 0 1.52.85l11-6.8a1 1 0 0 0 0-1.7l-11-6.8A1 1 0 0 0 8 5.2z" />
        </svg>
        {messages.watchFilm}
      </span>
    </a>
  );
}
