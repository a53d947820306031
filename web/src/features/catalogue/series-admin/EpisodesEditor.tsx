import { arrayMove } from "@dnd-kit/sortable";
import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useChangeVideos } from "#features/catalogue/video-admin/bulk/changeVideos.ts";
import { format } from "#shared/language/format.ts";
import { OrderedList } from "#shared/ordering/OrderedList.tsx";
import { EpisodeRow } from "./EpisodeRow.tsx";
import classes from "./EpisodesEditor.module.css";
import { useOrderSeries } from "./orderSeries.ts";

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
