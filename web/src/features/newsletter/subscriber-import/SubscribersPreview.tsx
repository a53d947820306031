import { Text } from "@mantine/core";
import type { SubscriberLine, SubscribersImportResult } from "@mindreel/contract/newsletter/subscriber-import";
import { messages } from "@mindreel/messages/newsletter/subscriber-import";
import { ImportPreview, type LineRow, lineColumn, outcomeColumn } from "#shared/import/ImportPreview.tsx";
import classes from "#shared/import/import.module.css";
import type { ReadList } from "#shared/import/readList.ts";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { useImportLines } from "./importSubscribers.ts";

const nameOf = ({ full_name, first_name, middle_name, last_name }: SubscriberLine): string =>
  full_name ?? [first_name, middle_name, last_name].filter((part) => part !== undefined).join(" ");

const columns: readonly Column<LineRow<SubscriberLine>>[] = [
  lineColumn,
  {
    name: () => messages.subscriber,
    render: ({ given }) => (
      <div className={classes.address}>
        <Text fw={560}>{given.secondary_email.slice(0, 300) || messages.noAddress}</Text>
        <Text size="sm" c="dimmed">
          {nameOf(given).slice(0, 200)}
        </Text>
      </div>
    ),
  },
  { name: () => messages.country, render: ({ given }) => given.country?.slice(0, 200) ?? "–", tight: true },
  outcomeColumn,
];

interface Props {
  readonly list: ReadList<SubscriberLine>;
  readonly checked: Pick<SubscribersImportResult, "lines" | "ignored_columns">;
  readonly onImported: () => void;
}

export function SubscribersPreview({ list, checked, onImported }: Props) {
  const run = useImportLines();
  return (
    <ImportPreview
      words={messages.words}
      columns={columns}
      list={list}
      checked={checked}
      run={run}
      onImport={(wanted) => run.mutate({ lines: wanted }, { onSuccess: onImported })}
      afterwards={messages.afterwards}
    />
  );
}
