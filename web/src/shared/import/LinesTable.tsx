import { Group } from "@mantine/core";
import { importing as messages } from "@mindreel/messages/shared/forms";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { type Column, DataTable } from "#shared/ui/table/DataTable.tsx";

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Rows that are not imported; shown first. */
  readonly problems: readonly Row[];
}

const rowsAtOnce = 100;

export function LinesTable<Row extends { readonly id: number }>({ columns, rows, problems }: Props<Row>) {
  const [all, setAll] = useState(problems.length === 0);
  const [shown, setShown] = useState(rowsAtOnce);
  const chosen = all ? rows : problems;
  if (rows.length === 0) return null;
  return (
    <div>
      <SelectField
        style={{ maxWidth: 320, marginBottom: 16 }}
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
