import { List, Text } from "@mantine/core";
import type { SubscriberLine, SubscribersImportResult } from "@mindreel/contract/newsletter/subscriber-import";
import { messages } from "@mindreel/messages/newsletter/subscriber-import";
import { useState } from "react";
import { subscribersQuery } from "#features/newsletter/subscribers/subscribers.ts";
import { call } from "#shared/api/api.ts";
import { ImportPreview, type LineRow, lineColumn, outcomeColumn } from "#shared/import/ImportPreview.tsx";
import classes from "#shared/import/import.module.css";
import { LinesForm } from "#shared/import/LinesForm.tsx";
import type { ReadList } from "#shared/import/readList.ts";
import { createImport, ignoredIn } from "#shared/import/useImport.ts";
import { Section } from "#shared/ui/Section.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { readLines } from "./readLines.ts";

interface ImportRequest {
  readonly lines: readonly SubscriberLine[];
}

type ImportResponse = Pick<SubscribersImportResult, "lines" | "ignored_columns">;

const { useCheckLines, useImportLines } = createImport<SubscriberLine, ImportRequest, ImportResponse>({
  send: (lines, _request, dryRun) => call("POST /api/subscriber/v1/import/", { body: { lines, dry_run: dryRun } }),
  merge: (responses) => ({
    lines: responses.flatMap(({ lines }) => lines),
    ignored_columns: ignoredIn(responses),
  }),
  changes: [subscribersQuery.queryKey],
});

const example = "ada@example.com, Ada, Lovelace, 36, Kenya";

function Intro() {
  return (
    <>
      <Text c="dimmed">{messages.intro}</Text>
      <List c="dimmed" size="md">
        {Object.values(messages.notes).map((note) => (
          <List.Item key={note}>{note}</List.Item>
        ))}
      </List>
    </>
  );
}

/** Adds many subscribers: pasted or dropped lines are first previewed with their faults. */
export function ImportSubscribers() {
  const check = useCheckLines();
  const [list, setList] = useState<ReadList<SubscriberLine>>();
  /** When the lines that were imported were previewed. */
  const [imported, setImported] = useState<number>();
  return (
    <>
      <Section title={messages.title}>
        <LinesForm
          label={messages.label}
          intro={<Intro />}
          placeholder={example}
          read={readLines}
          onPreview={(read) => {
            setList(read);
            check.mutate({ lines: read.lines });
          }}
          loading={check.isPending}
          imported={imported === check.submittedAt}
        />
      </Section>
      {check.isSuccess && list && (
        <Section title={messages.preview}>
          <SubscribersPreview
            key={check.submittedAt}
            list={list}
            checked={check.data}
            onImported={() => setImported(check.submittedAt)}
          />
        </Section>
      )}
    </>
  );
}

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

interface SubscribersPreviewProps {
  readonly list: ReadList<SubscriberLine>;
  readonly checked: Pick<SubscribersImportResult, "lines" | "ignored_columns">;
  readonly onImported: () => void;
}

function SubscribersPreview({ list, checked, onImported }: SubscribersPreviewProps) {
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
