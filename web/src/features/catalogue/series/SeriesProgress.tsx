import type { Series } from "@mindreel/contract/catalogue/series";
import classes from "./SeriesProgress.module.css";

/** How many episodes the member has watched, in words and as a bar; nothing where there are no episodes. */
export function SeriesProgress({ series: { count, watched } }: { series: Pick<Series, "count" | "watched"> }) {
  if (count === 0) return null;
  return (
    <span className={classes.progress}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${(100 * watched) / count}%` }} />
      </span>
      <span className={classes.words}>{watched === count ? "All watched" : `${watched} of ${count} watched`}</span>
    </span>
  );
}
