import type { FoundPassage, FoundVideo } from "@mindreel/contract/catalogue/search";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/search";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { StillLength } from "#shared/picture/StillLength.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { excerptOf } from "./excerpt.ts";
import classes from "./found.module.css";

const foundId = "found";

/** Moves the focus to a result, by its index. */
export const focusFound = (index: number) =>
  document.getElementById(foundId)?.children[index]?.querySelector<HTMLElement>("h2 a")?.focus();

interface Props {
  readonly found: readonly FoundVideo[];
  /** The search, whose words are marked in descriptions. */
  readonly words: string;
}

/** Search results: videos, each with matching passages. */
export function FoundList({ found, words }: Props) {
  return (
    <ol id={foundId} className={classes.list} tabIndex={-1}>
      {found.map(({ video, passages }, place) => (
        <li key={video.id} className={classes.found}>
          {/* The title links there as well. */}
          <Link className={classes.still} to={pagePath("watch", { id: video.id })} tabIndex={-1} aria-hidden="true">
            <Thumbnail key={video.videos_thumbnail} video={video} place={place} sizes="240px" />
            <ProgressBar video={video} />
            <StillLength seconds={video.duration} />
          </Link>
          <div className={classes.words}>
            <h2 className={classes.title}>
              <Link dir="auto" to={pagePath("watch", { id: video.id })}>
                {video.title}
              </Link>
            </h2>
            <p className={classes.facts}>
              {video.category !== null && (
                <Link to={withQuery(pagePath("home"), { category: video.category })}>{video.category}</Link>
              )}
              {video.series !== null && (
                <Link to={pagePath("series", { id: video.series.id })}>{video.series.title}</Link>
              )}
              {video.duration !== null && <VisuallyHidden as="span">{spokenDuration(video.duration)}</VisuallyHidden>}
            </p>
            {video.description !== "" && (
              <p className={classes.about} dir="auto">
                {excerptOf(video.description, words).map(({ text, marked }, n) =>
                  marked ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their places
                    <mark key={n} className={classes.mark}>
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </p>
            )}
          </div>
          {passages.length > 0 && (
            <ul className={classes.passages} aria-label={format(messages.said, { title: video.title })}>
              {passages.map((passage) => (
                <li key={passage.start}>
                  <Passage video={video.id} passage={passage} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A passage of a video that matches the search; links to its first second. */
function Passage({ video, passage }: { readonly video: number; readonly passage: FoundPassage }) {
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
