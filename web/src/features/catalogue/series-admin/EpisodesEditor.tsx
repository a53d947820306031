import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useState } from "react";
import { useChangeVideos } from "#features/catalogue/video-admin/bulk/changeVideos.ts";
import { format } from "#shared/language/format.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { announcementsFor } from "./announcements.ts";
import { EpisodeRow } from "./EpisodeRow.tsx";
import classes from "./EpisodesEditor.module.css";
import { useOrderSeries } from "./orderSeries.ts";

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The episodes of a series, ordered by dragging, by keyboard, or with two buttons each. */
export function EpisodesEditor({ series: { id, title, videos } }: { series: SeriesWithVideos }) {
  const { mutate: order } = useOrderSeries(id);
  const { mutate: change } = useChangeVideos();
  const [said, say] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = videos.map((video) => video.id);

  const move = (from: number, to: number) => order(arrayMove(ids, from, to));
  const step = (from: number, by: 1 | -1) => {
    const to = from + by;
    if (videos[to] === undefined) return;
    move(from, to);
    say(format(messages.isNow, { title: videos[from]?.title ?? "", place: to + 1, count: videos.length }));
  };
  const remove = (video: SeriesWithVideos["videos"][number]) => {
    change({
      change: { videos: [{ id: video.id, series: null }] },
      done: (count) => format(messages.takenOut, { count, title }),
    });
    // The row disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsFor(videos),
        screenReaderInstructions: { draggable: messages.instructions },
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))];
        if (to !== -1 && from !== to) move(from, to);
      }}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={messages.episodes}>
          {videos.map((video, at) => (
            <EpisodeRow
              key={video.id}
              video={video}
              place={at + 1}
              count={videos.length}
              onStep={(by) => step(at, by)}
              onRemove={() => remove(video)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
