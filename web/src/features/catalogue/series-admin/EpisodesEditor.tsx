import { arrayMove } from "@dnd-kit/sortable";
import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { durationOf } from "@mindreel/contract/plain/durations";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { useChangeVideos } from "#features/catalogue/video-admin/bulk/changeVideos.ts";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { isUpcoming, releaseMoment } from "#features/catalogue/videos/release.ts";
import { call } from "#shared/api/api.ts";
import { IconX } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { OrderedList } from "#shared/ordering/OrderedList.tsx";
import { OrderedRow } from "#shared/ordering/OrderedRow.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { toastError } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./EpisodesEditor.module.css";

/** The episodes of a series, ordered by dragging, by keyboard, or with two buttons each. */
export function EpisodesEditor({ series: { id, title, videos } }: { series: SeriesWithVideos }) {
  const { mutate: order } = useOrderSeries(id);
  const { mutate: change } = useChangeVideos();
  const ids = videos.map((video) => video.id);
  const remove = (video: SeriesWithVideos["videos"][number]) => {
    change({
      change: { videos: [{ id: video.id, series: null }] },
      done: (count) => format(messages.takenOut, { count, title }),
    });
    // The row disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <OrderedList
      items={videos}
      label={messages.episodes}
      className={classes.list}
      instructions={messages.instructions}
      moved={(now) => format(messages.isNow, now)}
      onMove={(from, to) => order(arrayMove(ids, from, to))}
    >
      {(video, at, onStep) => (
        <EpisodeRow
          key={video.id}
          video={video}
          place={at + 1}
          count={videos.length}
          onStep={onStep}
          onRemove={() => remove(video)}
        />
      )}
    </OrderedList>
  );
}

/** Saves the order of a series, optimistically. Changes in quick succession are sent one by one. */
function useOrderSeries(id: number) {
  const client = useQueryClient();
  const { queryKey } = seriesQuery(id);
  return useMutation({
    scope: { id: `series ${id}` },
    mutationFn: (videos: number[]) =>
      call("PUT /api/series/v1/series/{id}/videos/", { params: { id: String(id) }, body: { videos } }),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<SeriesWithVideos | null>(queryKey, (known) => known && inOrder(known, order));
    },
    onError: async (error) => {
      toastError(error.message);
      await refreshVideos(client);
    },
  });
}

function inOrder(series: SeriesWithVideos, order: readonly number[]): SeriesWithVideos {
  const byId = new Map(series.videos.map((video) => [video.id, video]));
  return { ...series, videos: order.flatMap((id) => byId.get(id) ?? []) };
}

interface EpisodeRowProps {
  readonly video: Video;
  readonly place: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function EpisodeRow({ video, place, count, onStep, onRemove }: EpisodeRowProps) {
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
