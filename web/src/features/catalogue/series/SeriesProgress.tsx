import type { Series } from "@mindreel/contract/catalogue/series";
import { messages } from "@mindreel/messages/catalogue/series";
import { format } from "#shared/language/format.ts";
import classes from "./SeriesProgress.module.css";

/** How many episodes the member has watched, in words and as a bar; empty if there are none. */
export function SeriesProgress({ series: { count, watched } }: { series: Pick<Series, "count" | "watched"> }) {
  if (count === 0) return null;
  return (
    <span className={classes.progress}>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${(100 * watched) / count}%` }} />
      </span>
      <span className={classes.words}>
        {watched === count ? messages.allWatched : format(messages.progress, { watched, count })}
      </span>
    </span>
  );
}
