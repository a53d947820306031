import type { FoundPassage } from "@mindreel/contract/catalogue/search";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/search";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./found.module.css";

/** A passage of a video that matches the search; links to its first second. */
export function Passage({ video, passage }: { readonly video: number; readonly passage: FoundPassage }) {
  const at = Math.floor(passage.start);
  return (
    <Link className={classes.passage} to={withQuery(pagePath("watch", { id: video }), { t: String(at) })}>
      <span className={classes.time} aria-hidden="true">
        {durationOf(at)}
      </span>
      <span className={classes.said} dir="auto">
        <Marked text={passage.text} marks={passage.marks} />
        <VisuallyHidden as="span">{format(messages.at, { time: spokenDuration(at) })}</VisuallyHidden>
      </span>
    </Link>
  );
}

function Marked({ text, marks }: Pick<FoundPassage, "text" | "marks">) {
  return (
    <>
      {marks.map(([from = 0, to = 0], n) => (
        <span key={from}>
          {text.slice(marks[n - 1]?.[1] ?? 0, from)}
          <mark className={classes.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
