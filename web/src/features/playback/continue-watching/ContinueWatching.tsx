import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/playback/continue-watching";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FocusEvent, useId, useRef } from "react";
import { IconX } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./ContinueWatching.module.css";
import { continueQuery, removeFromContinue } from "./continueWatching.ts";

/** Browsers do not scroll to a focused link that is partly visible. A pressed one must not move away. */
function showWhole({ target, currentTarget }: FocusEvent) {
  if (target.matches(":focus-visible")) currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A row of unfinished videos and next episodes; empty if there are none. */
export function ContinueWatching() {
  const client = useQueryClient();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(continueQuery);
  const videos = data?.results ?? [];
  if (videos.length === 0) return null;
  return (
    <section className={classes.continue} aria-labelledby={heading}>
      <Title ref={title} order={2} id={heading} size={3} tabIndex={-1} className={classes.heading}>
        {messages.title}
      </Title>
      <ul className={classes.row}>
        {videos.map((video, place) => (
          <li key={video.id} className={classes.item} onFocus={showWhole}>
            <Link className={classes.video} to={pagePath("watch", { id: video.id })}>
              <span className={classes.still}>
                <Thumbnail key={video.videos_thumbnail} video={video} place={place + 1} sizes="240px" />
                <ProgressBar video={video} />
              </span>
              <span className={classes.title} dir="auto">
                {video.title}
              </span>
              {video.position === null ? (
                <span className={classes.left}>{messages.nextEpisode}</span>
              ) : (
                <span className={classes.left}>
                  {video.duration === null ? (
                    format(messages.at, { time: durationOf(video.position) })
                  ) : (
                    <>
                      <span aria-hidden="true">
                        {format(messages.left, { length: durationOf(video.duration - video.position) })}
                      </span>
                      <VisuallyHidden as="span">
                        {format(messages.left, { length: spokenDuration(video.duration - video.position) })}
                      </VisuallyHidden>
                    </>
                  )}
                </span>
              )}
            </Link>
            <IconButton
              className={classes.remove}
              aria-label={format(messages.remove, { title: video.title })}
              onClick={() => {
                title.current?.focus({ preventScroll: true });
                removeFromContinue(client, video);
              }}
            >
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
