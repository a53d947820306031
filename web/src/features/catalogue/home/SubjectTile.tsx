import type { HomeCategory } from "@mindreel/contract/catalogue/home";
import { pagePath } from "@mindreel/contract/plain/pages";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import classes from "./home.module.css";

/** A category, as its picture. */
export function SubjectTile({
  category: { name, category_thumbnail: src, thumbnail_srcset: srcset },
}: {
  category: HomeCategory;
}) {
  return (
    <Link className={classes.tile} to={withQuery(pagePath("home"), { category: name })}>
      {src !== null && (
        <img
          className={classes.subjectTilePicture}
          src={src}
          {...(srcset !== null && { srcSet: srcset, sizes: "(min-width: 80em) 16vw, (min-width: 36em) 30vw, 60vw" })}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={classes.name} dir="auto">
        {name}
      </span>
    </Link>
  );
}
