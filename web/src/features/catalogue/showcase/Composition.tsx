import { useQuery } from "@tanstack/react-query";
import classes from "./Composition.module.css";
import { showcaseQuery } from "./Stills.tsx";

/** One large still above two rows of two. With fewer, whole rows are left out. */
const sizes = [5, 3, 1];

/** A few stills of the library as one picture, for decoration; nothing if there are none. */
export function Composition() {
  const { data } = useQuery(showcaseQuery);
  const stills = data?.stills ?? [];
  const size = sizes.find((each) => each <= stills.length) ?? 0;
  if (size === 0) return null;
  return (
    <div className={classes.composition}>
      {stills.slice(0, size).map(({ src, srcset, avif, blur }, place) => {
        const widths = place === 0 ? "50vw" : "25vw";
        return (
          <picture key={src}>
            {avif !== null && <source type="image/avif" srcSet={avif} sizes={widths} />}
            <img
              src={src}
              srcSet={srcset}
              sizes={widths}
              alt=""
              width={640}
              height={360}
              {...(blur !== null && { style: { backgroundImage: `url(${blur})` } })}
            />
          </picture>
        );
      })}
    </div>
  );
}
