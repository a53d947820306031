import { Text } from "@mantine/core";
import type { ImportLine, ImportResult } from "@mindreel/contract/catalogue/video-import";
import { durationOf } from "@mindreel/contract/plain/durations";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-import";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useDeleteVideos } from "#features/catalogue/video-admin/bulk/deleteVideos.ts";
import { call } from "#shared/api/api.ts";
import { ImportPreview, type LineRow, lineColumn, outcomeColumn } from "#shared/import/ImportPreview.tsx";
import classes from "#shared/import/import.module.css";
import type { ReadList } from "#shared/import/readList.ts";
import { format } from "#shared/language/format.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { useCheckLines, useImportLines } from "./importVideos.ts";

const columns: readonly Column<LineRow<ImportLine>>[] = [
  lineColumn,
  {
    name: () => messages.video,
    render: ({ given: { title, url } }) => (
      <div className={classes.address}>
        {title !== undefined && <Text fw={560}>{title.slice(0, 200)}</Text>}
        <Text size="sm" c="dimmed">
          {url.slice(0, 300) || messages.noAddress}
        </Text>
      </div>
    ),
  },
  {
    name: () => messages.length,
    // The length is fetched only for lines that will be added.
    render: ({ outcome, given }) => (outcome === "added" ? <LineLength url={given.url} /> : "–"),
    tight: true,
  },
  { name: () => messages.category, render: ({ given }) => given.category?.slice(0, 200) ?? messages.none, tight: true },
  { name: () => messages.series, render: ({ given }) => seriesOf(given), tight: true },
  outcomeColumn,
];

/** The server rejects a place without a series. */
function seriesOf({ series, place }: ImportLine): string {
  const name = series?.slice(0, 200) ?? messages.none;
  return place === undefined ? name : `${name}, ${place.slice(0, 20)}`;
}

interface Props {
  readonly list: ReadList<ImportLine>;
  readonly checked: Pick<ImportResult, "lines" | "ignored_columns" | "new_categories" | "new_series" | "at">;
  readonly onImported: () => void;
}

export function VideosPreview({ list, checked, onImported }: Props) {
  const [create, setCreate] = useState({ createCategories: false, createSeries: false });
  const again = useCheckLines();
  const run = useImportLines();
  const change = (to: Partial<typeof create>) => {
    const next = { ...create, ...to };
    setCreate(next);
    again.mutate({ lines: list.lines, ...next });
  };
  const ids = run.data?.ids ?? [];
  const { new_categories: newCategories, new_series: newSeries } = checked;
  return (
    <ImportPreview
      words={messages.words}
      columns={columns}
      list={list}
      checked={again.data ?? checked}
      checkingAgain={again.isPending}
      run={run}
      onImport={(wanted) =>
        run.mutate(
          { lines: wanted, ...create, ...(run.error !== null && { since: checked.at }) },
          { onSuccess: onImported },
        )
      }
      next={ids.length > 0 && <ImportedVideos ids={ids} />}
      afterwards={messages.afterwards}
    >
      {newCategories.length > 0 && (
        <Checkbox
          label={format(messages.newCategories, { count: newCategories.length, names: newCategories.join(", ") })}
          checked={create.createCategories}
          disabled={run.isPending}
          onChange={({ currentTarget }) => change({ createCategories: currentTarget.checked })}
        />
      )}
      {newSeries.length > 0 && (
        <Checkbox
          label={format(messages.newSeries, { count: newSeries.length, names: newSeries.join(", ") })}
          checked={create.createSeries}
          disabled={run.isPending}
          onChange={({ currentTarget }) => change({ createSeries: currentTarget.checked })}
        />
      )}
    </ImportPreview>
  );
}

function ImportedVideos({ ids }: { readonly ids: readonly number[] }) {
  return (
    <>
      <ButtonLink to={pagePath("videos")} variant="default" size="xs">
        {messages.see}
      </ButtonLink>
      <UndoImport ids={ids} />
    </>
  );
}

function LineLength({ url }: { readonly url: string }) {
  const { data, isPending } = useQuery(lineLengthQuery(url));
  if (isPending) return "…";
  if (data === undefined || data.duration === null) return messages.unknown;
  return (
    <>
      <span aria-hidden="true">{durationOf(data.duration)}</span>
      <VisuallyHidden>{spokenDuration(data.duration)}</VisuallyHidden>
    </>
  );
}

/** Limits concurrent requests; the other lines wait. */
const lanes: Promise<unknown>[] = Array.from({ length: 4 }, () => Promise.resolve());
let turn = 0;

function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
  const lane = turn++ % lanes.length;
  const done = (lanes[lane] ?? Promise.resolve()).then(work);
  lanes[lane] = done.catch(() => undefined);
  return done;
}

/** The length of the video in a line. */
const lineLengthQuery = (url: string) =>
  queryOptions({
    queryKey: ["lookup", "length", url],
    queryFn: ({ signal }) => inLane(() => call("GET /api/category/v1/lookup/length/", { query: { url }, signal })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Deletes the videos that an import added, with the usual Undo and time to restore them. */
function UndoImport({ ids }: { readonly ids: readonly number[] }) {
  const remove = useDeleteVideos();
  if (remove.isSuccess) return <Undone />;
  return (
    <Button
      variant="default"
      size="xs"
      loading={remove.isPending}
      onClick={() => remove.mutate([...ids])}
      title={format(messages.restorable, { count: limits.deletedDays })}
    >
      {messages.undo}
    </Button>
  );
}

function Undone() {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus has disappeared.
  useEffect(() => text.current?.focus(), []);
  return (
    <Text ref={text} size="sm" tabIndex={-1}>
      {messages.undone}
    </Text>
  );
}
