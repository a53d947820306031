import type { LandingShowcase } from "@mindreel/contract/landing";

/** One large still and five small ones; fewer than six make no mosaic. */
const full = 6;

/** Stills of the library, as one picture. */
export function Mosaic({ stills }: { readonly stills: LandingShowcase["stills"] }) {
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
