import { longDayOf } from "@mindreel/contract/wire/days";
import { durationOf, spokenDurationOf } from "@mindreel/contract/wire/durations";
import { pagePath } from "@mindreel/contract/wire/pages";
import { Link } from "#shared/navigation/Link.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { withQuery } from "#shared/withQuery.ts";
import classes from "./VideoFacts.module.css";

interface Props {
  readonly category: string | null;
  readonly duration: number | null;
  /** Since when it is there. */
  readonly since: string;
  /** Whether the category leads to its videos. */
  readonly linked: boolean;
}

/** Category, length and date, in one line. */
export function VideoFacts({ category, duration, since, linked }: Props) {
  return (
    <p className={classes.facts}>
      {category !== null && (
        <span>{linked ? <Link to={withQuery(pagePath("home"), { category })}>{category}</Link> : category}</span>
      )}
      {duration !== null && (
        <span>
          <span aria-hidden="true">{durationOf(duration)}</span>
          <VisuallyHidden as="span">{spokenDurationOf(duration)}</VisuallyHidden>
        </span>
      )}
      <span>{longDayOf(since)}</span>
    </p>
  );
}
