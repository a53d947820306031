import { ActionIcon, Title, UnstyledButton } from "@mantine/core";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconPlayerPlayFilled, IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { VideoPlayer } from "#features/catalogue/player/VideoPlayer.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { withQuery } from "#shared/withQuery.ts";
import classes from "./VideoCard.module.css";

interface Props {
  readonly video: Video;
  /** In the first row, so its picture loads at once. */
  readonly eager: boolean;
  readonly playing: boolean;
  /** Removed from the list, but still shown so that it can be put back. */
  readonly faded: boolean;
  /** A badge such as "Early access". */
  readonly note: string | null;
  readonly actions: ReactNode;
  readonly onPlay: () => void;
  readonly onStop: () => void;
  /** Called with the seconds watched since the last call; the first call has 0. */
  readonly onWatched: (seconds: number) => void;
}

export const playButtonId = (videoId: number) => `play-${videoId}`;

export function VideoCard({ video, eager, playing, faded, note, actions, onPlay, onStop, onWatched }: Props) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!playing) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    card.current?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
  }, [playing]);

  return (
    <li ref={card} className={classes.card} data-playing={playing || undefined} data-faded={faded || undefined}>
      {playing ? (
        <div className={classes.frame}>
          <VideoPlayer video={video} onWatched={onWatched} />
        </div>
      ) : (
        <UnstyledButton
          id={playButtonId(video.id)}
          className={classes.frame}
          aria-label={`Play ${video.title}`}
          onClick={onPlay}
        >
          <Thumbnail key={video.videos_thumbnail} video={video} eager={eager} />
          <span className={classes.play}>
            <IconPlayerPlayFilled size={22} aria-hidden="true" />
          </span>
        </UnstyledButton>
      )}
      {note !== null && <p className={classes.note}>{note}</p>}
      <div className={classes.head}>
        <div className={classes.text}>
          <Title order={2} className={classes.title} title={video.title}>
            {video.title}
          </Title>
          <p className={classes.about}>{video.description}</p>
        </div>
        {playing && (
          <ActionIcon variant="subtle" color="gray" size={36} radius="xl" aria-label="Close player" onClick={onStop}>
            <IconX size={20} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      <div className={classes.foot}>
        {video.category === null ? (
          <span />
        ) : (
          <Link className={classes.category} to={withQuery(pagePath("home"), { category: video.category })}>
            {video.category}
          </Link>
        )}
        <div className={classes.actions}>{actions}</div>
      </div>
    </li>
  );
}
