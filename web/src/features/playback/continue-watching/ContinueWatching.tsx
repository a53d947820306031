import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/playback/continue-watching";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { IconX } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { ProgressBar } from "#shared/picture/ProgressBar.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Rail, railItem } from "#shared/ui/rail/Rail.tsx";
import classes from "./ContinueWatching.module.css";
import { continueQuery, removeFromContinue } from "./continueWatching.ts";

const sizes = "(min-width: 112.5em) 15vw, (min-width: 80em) 18vw, (min-width: 60em) 29vw, (min-width: 36em) 40vw, 72vw";

/** A row of unfinished videos and next episodes; empty if there are none. */
export function ContinueWatching() {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const { data } = useQuery(continueQuery);
  const videos = data?.results ?? [];
  if (videos.length === 0) return null;
  return (
    <Rail title={messages.title} heading={title}>
      {videos.map((video, place) => (
        <li key={video.id} className={railItem}>
          <Link className={classes.video} to={pagePath("watch", { id: video.id })}>
            <span className={classes.still}>
              <Thumbnail key={video.videos_thumbnail} video={video} place={place + 1} sizes={sizes} />
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
    </Rail>
  );
}
