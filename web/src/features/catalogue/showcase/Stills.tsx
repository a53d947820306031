import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import classes from "./Stills.module.css";

export const showcaseQuery = queryOptions({
  queryKey: ["showcase"],
  queryFn: ({ signal }) => call("GET /api/public/v1/showcase/", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A few stills of the library, as decoration; those that are not `open` fade out. */
export function Stills({ shape }: { shape: "band" | "block" | "open" }) {
  const { data } = useQuery(showcaseQuery);
  return (
    <div className={classes.stills} data-shape={shape} aria-hidden="true">
      {data?.stills.slice(0, shape === "band" ? 8 : 6).map(({ src, srcset, avif, blur }) => (
        <picture key={src}>
          {avif !== null && <source type="image/avif" srcSet={avif} sizes="20vw" />}
          <img
            src={src}
            srcSet={srcset}
            sizes="20vw"
            alt=""
            width={320}
            height={180}
            loading="lazy"
            {...(blur !== null && { style: { backgroundImage: `url(${blur})` } })}
          />
        </picture>
      ))}
    </div>
  );
}
