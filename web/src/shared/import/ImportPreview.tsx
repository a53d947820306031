import { Group, Stack, Text } from "@mantine/core";
import type { ImportedLine, LineOutcome } from "@mindreel/contract/wire/import-lines";
import type { Plural } from "@mindreel/messages/format";
import { importing as messages } from "@mindreel/messages/shared/forms";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { IconAlertTriangle, IconCircleCheck } from "#shared/icons/site.ts";
import { format, numberOf } from "#shared/language/format.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Badge } from "#shared/ui/plain/Badge.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";
import classes from "./import.module.css";
import type { ReadList } from "./readList.ts";

interface LinesTableProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Rows that are not imported; shown first. */
  readonly problems: readonly Row[];
}

const rowsAtOnce = 100;

function LinesTable<Row extends { readonly id: number }>({ columns, rows, problems }: LinesTableProps<Row>) {
  const [all, setAll] = useState(problems.length === 0);
  const [shown, setShown] = useState(rowsAtOnce);
  const chosen = all ? rows : problems;
  if (rows.length === 0) return null;
  return (
    <div>
      <SelectField
        className={classes.shown}
        label={messages.linesShown}
        value={all ? "all" : "problems"}
        onChange={({ currentTarget }) => setAll(currentTarget.value === "all")}
        options={[
          { value: "problems", label: format(messages.problems, { number: problems.length }) },
          { value: "all", label: format(messages.all, { number: rows.length }) },
        ]}
      />
      <DataTable label={messages.lines} columns={columns} rows={chosen.slice(0, shown)} />
      {chosen.length > shown && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => setShown(shown + rowsAtOnce)}>
            {messages.moreLines}
          </Button>
        </Group>
      )}
    </div>
  );
}

/** A line of an import with its outcome. */
export interface LineRow<Line> extends ImportedLine {
  readonly id: number;
  readonly given: Line;
}

const tones = { added: "good", skipped: undefined, unsubscribed: "brand", faulty: "bad" } as const;

/** Columns of every import; those of its own data go between them. */
export const lineColumn: Column<ImportedLine> = {
  name: () => messages.line,
  render: ({ line }) => numberOf(line),
  tight: true,
};
export const outcomeColumn: Column<ImportedLine> = {
  name: () => messages.outcome,
  render: ({ outcome, message }) => (
    <>
      <Badge tone={tones[outcome]}>{messages.outcomes[outcome]}</Badge>
      {message !== null && <Text size="sm">{message}</Text>}
    </>
  ),
};

/** The nouns of an import, as plural messages. */
interface ImportWords {
  readonly import: Plural;
  readonly toImport: Plural;
  readonly imported: Plural;
}
const isSent = (outcome: LineOutcome | undefined): boolean => outcome === "added" || outcome === "unsubscribed";

const listed = (parts: readonly string[]): string =>
  parts.reduce((first, second) => format(messages.comma, { first, second }));

/** A column's heading and number; one without a heading is sent under its number. */
function columnOf(name: string, numbers: ReadonlyMap<string, number>): string {
  const number = numbers.get(name);
  if (number === undefined) return name;
  return name === `#${number}` ? format(messages.column, { number }) : format(messages.namedColumn, { name, number });
}

const hasProblem = ({ outcome }: ImportedLine): boolean => outcome !== "added";

interface Running {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data: { readonly lines: readonly ImportedLine[] } | undefined;
  /** The outcomes of the lines imported so far. */
  readonly imported: readonly ImportedLine[];
}

interface Props<Line> {
  readonly words: ImportWords;
  readonly columns: readonly Column<LineRow<Line>>[];
  readonly list: ReadList<Line>;
  /** The outcomes from the preview, and the names of the columns that are not imported. */
  readonly checked: { readonly lines: readonly ImportedLine[]; readonly ignored_columns: readonly string[] };
  readonly checkingAgain?: boolean;
  readonly run: Running;
  readonly onImport: (lines: readonly Line[]) => void;
  /** Options, shown until the import is done. */
  readonly children?: ReactNode;
  /** A sentence shown after the import. */
  readonly afterwards?: string;
  /** What can be done next, shown after the import. */
  readonly next?: ReactNode;
}

/** The preview of an import, then its progress, then its result. */
export function ImportPreview<Line extends { readonly line: number }>({
  words,
  columns,
  list,
  checked: { lines: answered, ignored_columns: ignored },
  checkingAgain = false,
  run,
  onImport,
  children,
  afterwards = "",
  next,
}: Props<Line>) {
  const guard = useUnsavedGuard(run.isPending);
  const { lines, broken, columns: numbers } = list;
  const checked = useMemo(
    () => [
      ...answered,
      ...broken.map(
        ({ given, fault }): ImportedLine => ({ line: given.line, outcome: "faulty", message: messages.broken[fault] }),
      ),
    ],
    [answered, broken],
  );
  const outcomes = useMemo(() => new Map(checked.map(({ line, outcome }) => [line, outcome])), [checked]);
  const imported = new Set(run.imported.map(({ line }) => line));
  // People who left are sent as well: the server stores it.
  const wanted = lines.filter(({ line }) => isSent(outcomes.get(line)) && !imported.has(line));
  const toAdd = wanted.filter(({ line }) => outcomes.get(line) === "added").length;
  const added = run.data?.lines.filter((line) => !hasProblem(line)).length ?? 0;
  const shown = useMemo(() => {
    const byLine = new Map([...lines, ...broken.map(({ given }) => given)].map((line) => [line.line, line]));
    // The import knows best, but was not sent the lines that the preview rejected.
    const last = new Map([...checked, ...(run.data?.lines ?? [])].map((line) => [line.line, line]));
    return [...last.values()]
      .toSorted((a, b) => a.line - b.line)
      .flatMap((line): LineRow<Line>[] => {
        const given = byLine.get(line.line);
        return given === undefined ? [] : [{ ...line, id: line.line, given }];
      });
  }, [lines, broken, checked, run.data]);
  const problems = shown.filter(hasProblem);

  return (
    <Stack gap="md" mb="xl">
      {guard}
      <Text role="status">{run.data === undefined ? summaryOf(checked, words) : messages.done}</Text>
      {ignored.length > 0 && (
        <Alert tone="warning" icon={IconAlertTriangle} title={messages.ignored}>
          {listed(ignored.map((name) => columnOf(name, numbers)))}
        </Alert>
      )}
      {run.data === undefined && (
        <>
          {children}
          <Group>
            <Button
              disabled={wanted.length === 0 || checkingAgain}
              loading={run.isPending}
              onClick={() => onImport(wanted)}
            >
              {toAdd === 0 && wanted.length > 0
                ? format(messages.keepUnsubscribed, { count: wanted.length })
                : format(words.import, { count: toAdd })}
            </Button>
          </Group>
        </>
      )}
      {run.isPending && <Progress done={imported.size} of={imported.size + wanted.length} />}
      {run.error !== null && (
        <Alert tone="bad" icon={IconAlertTriangle} title={messages.interrupted}>
          {run.error.message} {format(messages.wentThrough, { count: imported.size })}
        </Alert>
      )}
      {run.data !== undefined && (
        <Done
          title={format(words.imported, { count: added })}
          notImported={checked.length - added}
          afterwards={afterwards}
        >
          {next}
        </Done>
      )}
      {(run.data === undefined || problems.length > 0) && (
        <LinesTable
          key={run.data === undefined ? "before" : "after"}
          columns={columns}
          rows={shown}
          problems={problems}
        />
      )}
    </Stack>
  );
}

function summaryOf(lines: readonly ImportedLine[], words: ImportWords): string {
  const count = (wanted: LineOutcome) => lines.filter(({ outcome }) => outcome === wanted).length;
  const unsubscribed = count("unsubscribed");
  const parts = [
    format(messages.skipped, { number: count("skipped") }),
    ...(unsubscribed > 0 ? [format(messages.unsubscribed, { number: unsubscribed })] : []),
    format(messages.faultyLines, { count: count("faulty") }),
  ];
  return format(messages.summary, {
    toImport: format(words.toImport, { count: count("added") }),
    others: listed(parts),
  });
}

function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {format(messages.doneOf, { done, all: of })}
      </Text>
      <progress className={classes.progress} value={done} max={of} aria-label={messages.import} />
    </div>
  );
}

interface DoneProps {
  readonly title: string;
  readonly notImported: number;
  readonly afterwards: string;
  readonly children: ReactNode;
}

function Done({ title, notImported, afterwards, children }: DoneProps) {
  // The button that had the focus has disappeared.
  useEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
  return (
    <Alert tone="good" icon={IconCircleCheck} title={title}>
      {notImported === 0 ? messages.everyLine : format(messages.notImported, { count: notImported })} {afterwards}
      {children && <div className={classes.next}>{children}</div>}
    </Alert>
  );
}
