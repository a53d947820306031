import type { Featured as FeaturedThing } from "@mindreel/contract/catalogue/home";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { front as messages } from "@mindreel/messages/catalogue/home";
import { card, messages as videos } from "@mindreel/messages/catalogue/videos";
import { rememberPressed } from "#features/catalogue/videos/pressed.ts";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import classes from "./home.module.css";

interface Props {
  readonly featured: FeaturedThing;
  /** Called when its button is about to be pressed. */
  readonly onApproach: () => void;
  readonly onPlay: (video: Video) => void;
}

/** The video or series at the top of Home. */
export function Featured({ featured, onApproach, onPlay }: Props) {
  const { kind, title, description, count, duration, video, more } = featured;
  return (
    // Not a landmark: the series' own rail may have the same name.
    <div className={`night ${classes.featured}`}>
      <div className={classes.picture}>
        <Thumbnail
          key={featured.videos_thumbnail}
          video={{ ...featured, id: video.id }}
          place={0}
          sizes="(min-width: 80em) 72vw, 100vw"
        />
      </div>
      <div className={classes.text}>
        <Title order={2} size={1} className={classes.title} dir="auto">
          {title}
        </Title>
        <p className={classes.facts}>
          {count !== null && <span>{format(videos.count, { count })}</span>}
          {duration !== null && (
            <span>
              <span aria-hidden="true">{durationOf(duration)}</span>
              <VisuallyHidden as="span">{spokenDuration(duration)}</VisuallyHidden>
            </span>
          )}
        </p>
        {description !== "" && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
        <Toolbar label={format(card.actions, { title })} className={classes.actions}>
          <Button
            leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
            aria-label={format(card.play, { title: video.title })}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onClick={({ currentTarget }) => {
              rememberPressed(currentTarget, video.id);
              onPlay(video);
            }}
          >
            {messages.play}
          </Button>
          <ButtonLink to={more ?? pagePath("watch", { id: video.id })} variant="white">
            {kind === "series" ? messages.series : messages.video}
          </ButtonLink>
        </Toolbar>
      </div>
    </div>
  );
}
