import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { longDay } from "#shared/time/dates.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./VideoFacts.module.css";

interface Props {
  readonly category: string | null;
  readonly duration: number | null;
  /** When it was added or released. */
  readonly since: string;
  /** Whether the category links to its videos. */
  readonly linked: boolean;
}

/** Category, length and date, on one line. */
export function VideoFacts({ category, duration, since, linked }: Props) {
  return (
    <p className={classes.facts}>
      {category !== null && (
        <span>{linked ? <Link to={withQuery(pagePath("home"), { category })}>{category}</Link> : category}</span>
      )}
      {duration !== null && (
        <span>
          <span aria-hidden="true">{durationOf(duration)}</span>
          <VisuallyHidden as="span">{spokenDuration(duration)}</VisuallyHidden>
        </span>
      )}
      <span>{longDay(since)}</span>
    </p>
  );
}
