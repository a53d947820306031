import { durationOf } from "@mindreel/contract/plain/durations";
import { Link } from "#shared/navigation/Link.tsx";
import { longDay } from "#shared/time/dates.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./VideoFacts.module.css";

interface Props {
  readonly category: string | null;
  readonly duration: number | null;
  /** When it was added or released. */
  readonly since: string;
  /** The page of the category's videos; null: it is no link. */
  readonly to: string | null;
}

/** Category, length and date, on one line. */
export function VideoFacts({ category, duration, since, to }: Props) {
  return (
    <p className={classes.facts}>
      {category !== null && <span>{to === null ? category : <Link to={to}>{category}</Link>}</span>}
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
