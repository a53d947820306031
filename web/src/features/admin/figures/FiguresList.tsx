import { messages } from "@mindreel/messages/admin/figures";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import classes from "#features/admin/figures/charts/figures.module.css";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly query: UseQueryResult<readonly Row[]>;
  readonly empty: string;
  /** Collapsed to this many rows until all are requested. */
  readonly first?: number;
}

/** A list with its own query. It reports that it is empty only once the response for these days has arrived. */
export function FiguresList<Row extends { readonly id: number | string }>({
  label,
  columns,
  query,
  empty,
  first = Number.POSITIVE_INFINITY,
}: Props<Row>) {
  const [all, setAll] = useState(false);
  const { data, error, refetch, isPlaceholderData } = query;
  if (error !== null && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined || (isPlaceholderData && data.length === 0)) {
    return (
      <div role="status" aria-label={messages.loading}>
        <Skeleton height={240} />
      </div>
    );
  }
  if (data.length === 0) return <p className={classes.empty}>{empty}</p>;
  const rows = all ? data : data.slice(0, first);
  return (
    <>
      <DataTable label={label} columns={columns} rows={rows} stale={isPlaceholderData} />
      {data.length > first && (
        <Button style={{ marginTop: 16 }} variant="default" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.fewer : format(messages.all, { number: data.length })}
        </Button>
      )}
    </>
  );
}
