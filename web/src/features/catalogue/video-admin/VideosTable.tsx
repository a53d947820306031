import { Checkbox, Text } from "@mantine/core";
import type { ListedVideo } from "@mindreel/contract/catalogue/video-admin";
import { IconMovieOff } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { isToCome, releaseMoment } from "#features/catalogue/videos/release.ts";
import { distinct } from "#shared/api/paging.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { createMarks, type Marks, useIsMarked, useMarked } from "./marks.ts";
import { pictureColumn } from "./pictureColumn.tsx";
import classes from "./VideosTable.module.css";
import { type ShelfWanted, shelfQuery } from "./videoAdmin.ts";

function standing({ release_at, deleted_at }: ListedVideo): string {
  if (deleted_at !== null) return `Deleted ${releaseMoment(deleted_at)}`;
  return release_at !== null && isToCome(release_at) ? `Releases ${releaseMoment(release_at)}` : "Released";
}

const facts: readonly Column<ListedVideo>[] = [
  pictureColumn,
  {
    name: "Title",
    render: ({ id, title, deleted_at }) =>
      deleted_at === null ? <PageLink to={`/admin/videos/${id}`}>{title}</PageLink> : title,
  },
  { name: "Category", render: ({ category }) => category ?? <Text c="dimmed">None</Text> },
  { name: "Standing", render: standing, tight: true },
];

/** Every video there is, to be chosen, and changed many at once. */
export function VideosTable({ wanted }: { readonly wanted: ShelfWanted }) {
  const query = useInfiniteQuery(shelfQuery(wanted));
  const [marks] = useState(createMarks);
  const marked = useMarked(marks);
  const rows = useMemo(() => distinct(query.data?.pages ?? []), [query.data]);
  // What has left the list meanwhile is no longer chosen.
  const chosen = useMemo(() => rows.filter(({ id }) => marked.has(id)).map(({ id }) => id), [rows, marked]);

  const columns = useMemo<readonly Column<ListedVideo>[]>(() => {
    const render = (video: ListedVideo) => <Mark marks={marks} video={video} />;
    return [{ name: "Select", render, tight: true }, ...facts];
  }, [marks]);

  return (
    <>
      {rows.length > 0 && (
        <Checkbox
          className={classes.all}
          label={rows.length === 1 ? "Select the one shown" : `Select all ${rows.length} shown`}
          checked={chosen.length === rows.length}
          indeterminate={chosen.length > 0 && chosen.length < rows.length}
          onChange={({ currentTarget }) => marks.set(currentTarget.checked ? rows.map(({ id }) => id) : [])}
        />
      )}
      <PagedTable
        label="Videos"
        columns={columns}
        query={query}
        empty={
          <EmptyState
            icon={<IconMovieOff size={36} stroke={1.5} />}
            title="No videos found"
            text="Try other words, or another filter."
          />
        }
      />
      {chosen.length > 0 && <BulkBar ids={chosen} deleted={wanted.state === "deleted"} onDone={() => marks.set([])} />}
    </>
  );
}

function Mark({ marks, video: { id, title } }: { readonly marks: Marks; readonly video: ListedVideo }) {
  const others = () => [...marks.get()].filter((other) => other !== id);
  return (
    <Checkbox
      aria-label={`Select ${title}`}
      checked={useIsMarked(marks, id)}
      onChange={({ currentTarget }) => marks.set(currentTarget.checked ? [...marks.get(), id] : others())}
    />
  );
}
