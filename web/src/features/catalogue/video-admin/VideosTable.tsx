import { Text } from "@mantine/core";
import type { ListedVideo } from "@mindreel/contract/catalogue/video-admin";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { BulkBar } from "#features/catalogue/video-admin/bulk/BulkBar.tsx";
import { isUpcoming, releaseMoment } from "#features/catalogue/videos/release.ts";
import { distinct } from "#shared/api/paging.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { IconMovieOff } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { useLoadedWhenIdle } from "#shared/loading/useLoadedWhenIdle.ts";
import { lengthIn } from "#shared/ui/lengthIn.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { SelectRow } from "#shared/ui/table/selection/SelectRow.tsx";
import { createSelection, useSelected } from "#shared/ui/table/selection/selection.ts";
import { type AdminVideosFilter, adminVideosQuery } from "./adminVideos.ts";
import { pictureColumn } from "./pictureColumn.tsx";
import classes from "./VideosTable.module.css";

function Status({ video: { release_at, deleted_at } }: { readonly video: ListedVideo }) {
  const hydrated = useHydrated();
  const upcoming = release_at !== null && isUpcoming(release_at) ? release_at : null;
  const moment = deleted_at ?? upcoming;
  if (moment === null) return messages.released;
  const words = format(deleted_at === null ? messages.releasesAt : messages.deletedAt, {
    moment: releaseMoment(moment),
  });
  // The server does not know the time zone: its own moment keeps the place, so that the columns do not jump.
  return hydrated ? (
    words
  ) : (
    <span style={{ visibility: "hidden" }} suppressHydrationWarning>
      {words}
    </span>
  );
}

const facts: readonly Column<ListedVideo>[] = [
  pictureColumn,
  {
    name: () => messages.seriesTitle,
    render: ({ id, title, series, deleted_at }) => (
      <>
        {deleted_at === null ? <PageLink to={pagePath("video", { id })}>{title}</PageLink> : title}
        {series !== null && (
          <Text size="xs" c="dimmed">
            {format(messages.episode, { place: series.place, title: series.title })}
          </Text>
        )}
      </>
    ),
  },
  { name: () => messages.category, render: ({ category }) => category ?? "–" },
  {
    name: () => messages.length,
    render: ({ duration }) => lengthIn(duration),
    tight: true,
    end: true,
  },
  {
    name: () => messages.standing,
    render: (video) => (
      <>
        {/* An element, so that small screens keep it apart from what follows. */}
        <span>
          <Status video={video} />
        </span>
        {video.showcased_at !== null && (
          <Text size="xs" c="dimmed">
            {video.videos_thumbnail === null ? messages.landingOnceStill : messages.landing}
          </Text>
        )}
      </>
    ),
    tight: true,
  },
];

function FirstVideos() {
  const late = useLoadedWhenIdle(() => import("./FirstVideos.tsx"));
  return late && <late.FirstVideos />;
}

/** Every video, with checkboxes for bulk actions. */
export function VideosTable({ filter }: { readonly filter: AdminVideosFilter }) {
  const query = useInfiniteQuery(adminVideosQuery(filter));
  const isFiltered = Object.keys(filter).length > 0;
  const [selection] = useState(createSelection);
  const selected = useSelected(selection);
  const rows = useMemo(() => distinct(query.data?.pages ?? []), [query.data]);
  // A video that has left the list is no longer selected.
  const ids = useMemo(() => rows.filter(({ id }) => selected.has(id)).map(({ id }) => id), [rows, selected]);

  const columns = useMemo<readonly Column<ListedVideo>[]>(() => {
    const render = (video: ListedVideo) => <SelectRow selection={selection} id={video.id} name={video.title} />;
    return [{ name: () => messages.select, render, tight: true, narrow: "select" }, ...facts];
  }, [selection]);

  return (
    <>
      {rows.length > 0 && (
        <Checkbox
          className={classes.all}
          label={rows.length === 1 ? messages.selectOne : format(messages.selectAll, { number: rows.length })}
          checked={ids.length === rows.length}
          indeterminate={ids.length > 0 && ids.length < rows.length}
          onChange={({ currentTarget }) => selection.set(currentTarget.checked ? rows.map(({ id }) => id) : [])}
        />
      )}
      <PagedTable
        label={messages.title}
        columns={columns}
        query={query}
        empty={
          <EmptyState
            icon={<IconMovieOff size={36} stroke={1.5} />}
            title={messages.notFound}
            {...(isFiltered ? { text: messages.notFoundText } : { action: <FirstVideos /> })}
          />
        }
      />
      {ids.length > 0 && <BulkBar ids={ids} deleted={filter.state === "deleted"} onDone={() => selection.set([])} />}
    </>
  );
}
