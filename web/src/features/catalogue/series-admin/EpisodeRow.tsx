import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { isUpcoming, releaseMoment } from "#features/catalogue/videos/release.ts";
import { IconX } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./EpisodesEditor.module.css";

interface Props {
  readonly video: Video;
  readonly place: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

export function EpisodeRow({ video, place, count, onStep, onRemove }: Props) {
  const { id, title } = video;
  return (
    <OrderedRow
      id={id}
      title={title}
      isFirst={place === 1}
      isLast={place === count}
      className={classes.row}
      buttonsClassName={classes.buttons}
      onStep={onStep}
      buttons={
        <IconButton aria-label={format(messages.removeFrom, { title })} onClick={onRemove}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <span className={classes.place}>{place}</span>
      <span className={classes.still}>
        <Thumbnail key={video.videos_thumbnail} video={video} place={9} sizes="96px" />
      </span>
      <span className={classes.title}>
        <PageLink to={pagePath("video", { id })}>{title}</PageLink>
        <span className={classes.length}>{factsOf(video)}</span>
      </span>
    </OrderedRow>
  );
}

function factsOf({ duration, release_at }: Video): string {
  const length = duration === null ? messages.lengthUnknown : durationOf(duration);
  return release_at !== null && isUpcoming(release_at)
    ? format(messages.releases, { length, moment: releaseMoment(release_at) })
    : length;
}
