import { signInPath, signInWidths } from "@mindreel/contract/plain/kinds/site-pictures";
import { Suspense, useEffect, useState } from "react";
import { boot } from "#shared/boot.ts";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { sitePromise } from "#shared/sitePromise.ts";
import { Emphasis } from "#shared/ui/Emphasis.tsx";
import classes from "./AccountLayout.module.css";

const Composition = lazily(
  async () => (await import("#features/catalogue/showcase/Composition.tsx")).Composition,
  () => null,
);

/** As in the style sheet, which hides the picture below it. */
const wide = "(min-width: 1100px)";

/** Radius and opacity. */
const rings = [
  [150, 0.64],
  [235, 0.5],
  [330, 0.36],
  [435, 0.24],
  [550, 0.16],
  [680, 0.1],
] as const;

/** The owner's picture. Browsers load it only where it is seen. */
function OwnPicture({ id }: { readonly id: string }) {
  const srcSet = (format: "avif" | "webp") =>
    signInWidths.map((width) => `${signInPath(id, width, format)} ${width}w`).join(", ");
  return (
    <picture className={classes.own}>
      <source type="image/avif" srcSet={srcSet("avif")} sizes="50vw" />
      <img src={signInPath(id, 960)} srcSet={srcSet("webp")} sizes="50vw" alt="" loading="lazy" />
    </picture>
  );
}

/**
 * The owner's picture or stills of the library, with the site's promise. A narrow screen has no room for them, and loads
 * none. Until they are there, and if there are none, it has the rings and the spark of the logo, large.
 */
export function Artwork() {
  const { signIn } = boot.site;
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const query = matchMedia(wide);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return (
    <div className={`night ${classes.picture}`} aria-hidden="true">
      <svg viewBox="0 0 1000 1000" aria-hidden="true" className={classes.rings}>
        {rings.map(([r, opacity]) => (
          <circle key={r} cx="500" cy="500" r={r} strokeOpacity={opacity} />
        ))}
        <circle className={classes.spark} cx="733" cy="267" r="15" />
      </svg>
      {/* Visitors see no stills of a closed site. */}
      {signIn === null && isWide && !boot.site.closed && (
        <Suspense>
          <Composition />
        </Suspense>
      )}
      {signIn !== null && <OwnPicture id={signIn} />}
      <p className={classes.promise}>
        <Emphasis>{sitePromise()}</Emphasis>
      </p>
    </div>
  );
}
