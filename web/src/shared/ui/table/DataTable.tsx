import { memo, type ReactNode, type RefObject } from "react";
import classes from "./DataTable.module.css";

export interface Column<Row> {
  /** The heading; a function, because columns are created before the language is known. */
  readonly name: () => string;
  readonly render: (row: Row) => ReactNode;
  /** No wider than its content. */
  readonly tight?: true;
}

interface Props<Row> {
  readonly label: string;
  /** Must be stable between renders, because thousands of memoized rows depend on it. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly stale?: boolean;
  /** The body with the focusable rows. */
  readonly body?: RefObject<HTMLTableSectionElement | null>;
}

// On a small screen, CSS lays rows out as cards, which removes a table's implicit roles, so they are set explicitly.
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/** A table on a wide screen, a list of cards on a small one. */
export function DataTable<Row extends { readonly id: number | string }>({
  label,
  columns,
  rows,
  stale,
  body,
}: Props<Row>) {
  return (
    <table {...roles.table} className={classes.table} aria-label={label} data-stale={stale || undefined}>
      <thead {...roles.group} className={classes.head}>
        <tr {...roles.row}>
          {columns.map(({ name, tight }) => (
            <th {...roles.head} key={name()} data-tight={tight}>
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} ref={body}>
        {rows.map((row) => (
          <MemoRow key={row.id} row={row} columns={columns as readonly Column<{ readonly id: number | string }>[]} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: { readonly id: number | string };
  readonly columns: readonly Column<{ readonly id: number | string }>[];
}

const MemoRow = memo(function TableRow({ row, columns }: RowProps) {
  return (
    <tr {...roles.row} className={classes.row} tabIndex={-1}>
      {columns.map(({ name, render, tight }) => (
        <td {...roles.cell} key={name()} data-label={name()} data-tight={tight}>
          <div className={classes.value}>{render(row)}</div>
        </td>
      ))}
    </tr>
  );
});
