import type { FoundPassage } from "@mindreel/contract/catalogue/search";
import { durationOf, spokenDurationOf } from "@mindreel/contract/wire/durations";
import { pagePath } from "@mindreel/contract/wire/pages";
import { Link } from "#shared/navigation/Link.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { withQuery } from "#shared/withQuery.ts";
import classes from "./found.module.css";

/** What is said in a video about a search; leads to the second at which it begins. */
export function Passage({ video, passage }: { readonly video: number; readonly passage: FoundPassage }) {
  const at = Math.floor(passage.start);
  return (
    <Link className={classes.passage} to={withQuery(pagePath("watch", { id: video }), { t: String(at) })}>
      <span className={classes.time} aria-hidden="true">
        {durationOf(at)}
      </span>
      <span className={classes.said}>
        <Marked text={passage.text} marks={passage.marks} />
        <VisuallyHidden as="span">, at {spokenDurationOf(at)}</VisuallyHidden>
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
