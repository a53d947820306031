import { Alert, Badge, Button, Checkbox, Group, NativeSelect, Stack, Text } from "@mantine/core";
import type { ImportedLine, ImportLine, ImportResult } from "@mindreel/contract/library";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { hasProblem, useCheckLines, useImportLines } from "#features/catalogue/api/importVideos.ts";
import { type Column, DataTable } from "#shared/ui/DataTable.tsx";
import { useUnsavedGuard } from "#shared/useUnsavedGuard.tsx";
import classes from "./ImportVideos.module.css";

interface Row extends ImportedLine {
  readonly id: number;
  readonly given: ImportLine;
}

const words = { added: "New", skipped: "Skipped", faulty: "Faulty" } as const;
const colors = { added: "green", skipped: "gray", faulty: "red" } as const;

const columns: readonly Column<Row>[] = [
  { name: "Line", render: ({ line }) => line.toLocaleString("en"), tight: true },
  {
    name: "Video",
    render: ({ given: { title, url } }) => (
      <div className={classes.address}>
        {title !== undefined && <Text fw={560}>{title.slice(0, 200)}</Text>}
        <Text size="sm" c="dimmed">
          {url.slice(0, 300) || "No address"}
        </Text>
      </div>
    ),
  },
  { name: "Category", render: ({ given }) => given.category?.slice(0, 200) ?? "None", tight: true },
  {
    name: "What becomes of it",
    render: ({ outcome, message }) => (
      <>
        <Badge color={colors[outcome]} variant="light">
          {words[outcome]}
        </Badge>
        {message !== null && <Text size="sm">{message}</Text>}
      </>
    ),
  },
];

const many = (n: number, what: string) => `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
const shownAtFirst = 100;

interface Props {
  readonly lines: readonly ImportLine[];
  readonly checked: ImportResult;
}

export function ImportPreview({ lines, checked }: Props) {
  const [createCategories, setCreateCategories] = useState(false);
  const again = useCheckLines();
  const run = useImportLines();
  const guard = useUnsavedGuard(run.isPending);
  const result = run.data ?? again.data ?? checked;
  const byLine = useMemo(() => new Map(lines.map((line) => [line.line, line])), [lines]);
  const outcomes = useMemo(() => new Map(result.lines.map(({ line, outcome }) => [line, outcome])), [result]);
  const wanted = lines.filter(({ line }) => outcomes.get(line) === "added");
  const missing = checked.new_categories;

  return (
    <Stack gap="md" mb="xl">
      {guard}
      <Text role="status">
        {run.isSuccess
          ? "Done."
          : `${many(result.added, "video")} to import, ${result.skipped.toLocaleString("en")} skipped, ${many(result.faulty, "faulty line")}.`}
      </Text>
      {missing.length > 0 && !run.isSuccess && (
        <Checkbox
          label={`Create ${missing.length === 1 ? "the category" : `${missing.length} categories`} that there ${missing.length === 1 ? "is" : "are"} not yet: ${missing.join(", ")}`}
          checked={createCategories}
          disabled={run.isPending || again.isPending}
          onChange={({ currentTarget: { checked: create } }) => {
            setCreateCategories(create);
            again.mutate({ lines, createCategories: create });
          }}
        />
      )}
      {!run.isSuccess && (
        <Group>
          <Button
            disabled={wanted.length === 0 || again.isPending}
            loading={run.isPending}
            onClick={() => run.mutate({ lines: wanted, createCategories })}
          >
            Import {many(wanted.length, "video")}
          </Button>
        </Group>
      )}
      {run.isPending && <Progress done={run.done} of={wanted.length} />}
      {run.isError && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden="true" />} title="It was interrupted">
          {run.error.message} {many(run.done, "line")} went through. Import again: nothing comes in twice.
        </Alert>
      )}
      {run.data !== undefined && <Done result={run.data} left={checked.lines.length - run.data.added} />}
      <Lines
        key={run.status}
        rows={rowsOf(run.data === undefined ? result.lines : leftOut(again.data ?? checked, run.data), byLine)}
      />
    </Stack>
  );
}

const rowsOf = (lines: readonly ImportedLine[], given: ReadonlyMap<number, ImportLine>): Row[] =>
  lines.map((line) => ({ ...line, id: line.line, given: given.get(line.line) ?? { line: line.line, url: "" } }));

/** What was not imported: by the preview, or because somebody else was faster. */
const leftOut = (checked: ImportResult, done: ImportResult): ImportedLine[] =>
  [...checked.lines, ...done.lines].filter(hasProblem).sort((a, b) => a.line - b.line);

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

function Done({ result, left }: { readonly result: ImportResult; readonly left: number }) {
  // The button that had the focus is gone.
  useEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
  return (
    <Alert
      color="green"
      icon={<IconCircleCheck aria-hidden="true" />}
      title={`${many(result.added, "video")} imported`}
    >
      {left === 0 ? "Every line came in." : `${many(left, "line")} did not come in; why stands below.`} Titles and
      stills that the lines did not give come from YouTube and Vimeo within the next minutes.
    </Alert>
  );
}

function Lines({ rows }: { readonly rows: readonly Row[] }) {
  const problems = rows.filter(hasProblem);
  const [all, setAll] = useState(problems.length === 0);
  const [shown, setShown] = useState(shownAtFirst);
  const chosen = all ? rows : problems;
  if (rows.length === 0) return null;
  return (
    <div>
      <NativeSelect
        label="Lines shown"
        maw={320}
        mb="md"
        value={all ? "all" : "problems"}
        onChange={({ currentTarget }) => setAll(currentTarget.value === "all")}
        data={[
          { value: "problems", label: `Those that do not come in (${problems.length.toLocaleString("en")})` },
          { value: "all", label: `All (${rows.length.toLocaleString("en")})` },
        ]}
      />
      <DataTable label="Lines" columns={columns} rows={chosen.slice(0, shown)} />
      {chosen.length > shown && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => setShown(shown + shownAtFirst)}>
            Show more lines
          </Button>
        </Group>
      )}
    </div>
  );
}
