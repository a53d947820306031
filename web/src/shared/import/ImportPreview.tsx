import { Alert, Badge, Button, Group, Stack, Text } from "@mantine/core";
import type { ImportedLine, LineOutcome } from "@mindreel/contract/wire/import-lines";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { type ReactNode, useEffect, useMemo } from "react";
import { useUnsavedGuard } from "#shared/forms/useUnsavedGuard.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import classes from "./import.module.css";
import { LinesTable } from "./LinesTable.tsx";

/** A line as it was given, and what became of it. */
export interface LineRow<Line> extends ImportedLine {
  readonly id: number;
  readonly given: Line;
}

const words = { added: "New", skipped: "Skipped", unsubscribed: "Unsubscribed", faulty: "Faulty" } as const;
const colors = { added: "green", skipped: "gray", unsubscribed: "yellow", faulty: "red" } as const;

/** The columns of every import; those that tell of the line itself come between them. */
export const lineColumn: Column<ImportedLine> = {
  name: "Line",
  render: ({ line }) => line.toLocaleString("en"),
  tight: true,
};
export const outcomeColumn: Column<ImportedLine> = {
  name: "What becomes of it",
  render: ({ outcome, message }) => (
    <>
      <Badge color={colors[outcome]} variant="light">
        {words[outcome]}
      </Badge>
      {message !== null && <Text size="sm">{message}</Text>}
    </>
  ),
};

const many = (n: number, what: string) => `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
const hasProblem = ({ outcome }: ImportedLine): boolean => outcome !== "added";

interface Running {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly data: { readonly lines: readonly ImportedLine[] } | undefined;
  /** What became of the lines that went through so far. */
  readonly through: readonly ImportedLine[];
}

interface Props<Line> {
  /** One of what is imported, in a word. */
  readonly what: string;
  readonly columns: readonly Column<LineRow<Line>>[];
  readonly lines: readonly Line[];
  /** What would become of each. */
  readonly checked: readonly ImportedLine[];
  readonly checkingAgain?: boolean;
  readonly run: Running;
  readonly onImport: (lines: readonly Line[]) => void;
  /** Choices, as long as there is one. */
  readonly children?: ReactNode;
  /** What else is to be said when it is through. */
  readonly afterwards?: string;
}

/** What would come of an import, then how far it is, then what came of it. */
export function ImportPreview<Line extends { readonly line: number }>({
  what,
  columns,
  lines,
  checked,
  checkingAgain = false,
  run,
  onImport,
  children,
  afterwards = "",
}: Props<Line>) {
  const guard = useUnsavedGuard(run.isPending);
  const outcomes = useMemo(() => new Map(checked.map(({ line, outcome }) => [line, outcome])), [checked]);
  const through = new Set(run.through.map(({ line }) => line));
  const wanted = lines.filter(({ line }) => outcomes.get(line) === "added" && !through.has(line));
  const added = run.data?.lines.filter((line) => !hasProblem(line)).length ?? 0;
  const shown = useMemo(() => {
    const byLine = new Map(lines.map((line) => [line.line, line]));
    // In the end, what was not imported: by the preview, or because somebody else was faster.
    const last = new Map([...checked, ...(run.data?.lines ?? [])].map((line) => [line.line, line]));
    const told = run.data === undefined ? checked : [...last.values()].filter(hasProblem);
    return told
      .toSorted((a, b) => a.line - b.line)
      .flatMap((line): LineRow<Line>[] => {
        const given = byLine.get(line.line);
        return given === undefined ? [] : [{ ...line, id: line.line, given }];
      });
  }, [lines, checked, run.data]);

  return (
    <Stack gap="md" mb="xl">
      {guard}
      <Text role="status">{run.data === undefined ? summaryOf(checked, what) : "Done."}</Text>
      {run.data === undefined && (
        <>
          {children}
          <Group>
            <Button
              disabled={wanted.length === 0 || checkingAgain}
              loading={run.isPending}
              onClick={() => onImport(wanted)}
            >
              Import {many(wanted.length, what)}
            </Button>
          </Group>
        </>
      )}
      {run.isPending && <Progress done={through.size} of={through.size + wanted.length} />}
      {run.error !== null && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />} title="It was interrupted">
          {run.error.message} {many(through.size, "line")} went through. Import again: nothing comes in twice.
        </Alert>
      )}
      {run.data !== undefined && (
        <Done title={`${many(added, what)} imported`} left={checked.length - added} afterwards={afterwards} />
      )}
      <LinesTable
        key={run.data === undefined ? "before" : "after"}
        columns={columns}
        rows={shown}
        problems={shown.filter(hasProblem)}
      />
    </Stack>
  );
}

function summaryOf(lines: readonly ImportedLine[], what: string): string {
  const count = (wanted: LineOutcome) => lines.filter(({ outcome }) => outcome === wanted).length;
  const unsubscribed = count("unsubscribed");
  const parts = [
    `${many(count("added"), what)} to import`,
    `${count("skipped").toLocaleString("en")} skipped`,
    ...(unsubscribed > 0 ? [`${unsubscribed.toLocaleString("en")} unsubscribed`] : []),
    many(count("faulty"), "faulty line"),
  ];
  return `${parts.join(", ")}.`;
}

function Progress({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <div>
      <Text size="sm" c="dimmed" mb={4}>
        {done.toLocaleString("en")} of {of.toLocaleString("en")}
      </Text>
      <progress className={classes.progress} value={done} max={of} aria-label="Import" />
    </div>
  );
}

interface DoneProps {
  readonly title: string;
  readonly left: number;
  readonly afterwards: string;
}

function Done({ title, left, afterwards }: DoneProps) {
  // The button that had the focus is gone.
  useEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
  return (
    <Alert color="green" icon={<IconCircleCheck aria-hidden="true" />} title={title}>
      {left === 0 ? "Every line came in." : `${many(left, "line")} did not come in; why stands below.`} {afterwards}
    </Alert>
  );
}
