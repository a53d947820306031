import { memo, type ReactNode, type RefObject, useMemo } from "react";
import classes from "./DataTable.module.css";

/**
 * Where a column's values stand on a small screen, where a row is its title, a line of facts, and its actions. `named`
 * is a fact that says nothing without its heading; `buttons` stay in sight below the facts, `actions` beside the title.
 */
type Narrow = "select" | "picture" | "title" | "fact" | "named" | "buttons" | "actions" | "hidden";

export interface Column<Row> {
  /** The heading; a function, because columns are created before the language is known. */
  readonly name: () => string;
  readonly render: (row: Row) => ReactNode;
  /** No wider than its content. */
  readonly tight?: true;
  /** Numbers, which are compared by their last digits. */
  readonly end?: true;
  /** By default, the first column that is not `tight` is the title, and the others are facts. */
  readonly narrow?: Narrow;
}

const narrowOf = <Row,>(columns: readonly Column<Row>[]): Narrow[] => {
  const isTitled = columns.some(({ narrow }) => narrow === "title");
  const usual = columns.find(({ tight, narrow }) => narrow === undefined && !tight);
  return columns.map((column) => column.narrow ?? (!isTitled && column === usual ? "title" : "fact"));
};

/** Whether a column also goes from a table that has little room. */
const isMinor = (place: Narrow | undefined) => place === "hidden" || undefined;

/** What stands for a value that there is not. */
const nothing: readonly unknown[] = [null, "", "–"];

interface Props<Row> {
  readonly label: string;
  /** Must be stable between renders, because thousands of memoized rows depend on it. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly stale?: boolean;
  /** The body with the focusable rows. */
  readonly body?: RefObject<HTMLTableSectionElement | null>;
}

// On a small screen, CSS lays out rows as a list, which removes a table's implicit roles, so they are set explicitly.
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

/** A table on a wide screen, a list of compact rows on a small one. */
export function DataTable<Row extends { readonly id: number | string }>({
  label,
  columns,
  rows,
  stale,
  body,
}: Props<Row>) {
  const places = useMemo(() => narrowOf(columns), [columns]);
  return (
    <table {...roles.table} className={classes.table} aria-label={label} data-stale={stale || undefined}>
      <thead {...roles.group} className={classes.head}>
        <tr {...roles.row}>
          {columns.map(({ name, tight, end }, at) => (
            <th {...roles.head} key={name()} data-tight={tight} data-end={end} data-minor={isMinor(places[at])}>
              {name()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} ref={body}>
        {rows.map((row) => (
          <MemoRow
            key={row.id}
            row={row}
            columns={columns as readonly Column<{ readonly id: number | string }>[]}
            places={places}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: { readonly id: number | string };
  readonly columns: readonly Column<{ readonly id: number | string }>[];
  readonly places: readonly Narrow[];
}

const MemoRow = memo(function TableRow({ row, columns, places }: RowProps) {
  return (
    <tr {...roles.row} className={classes.row} tabIndex={-1}>
      {columns.map(({ name, render, tight, end }, at) => {
        const value = render(row);
        return (
          <td
            {...roles.cell}
            key={name()}
            data-tight={tight}
            data-end={end}
            data-minor={isMinor(places[at])}
            data-narrow={nothing.includes(value) ? "hidden" : places[at]}
          >
            <div className={classes.value} data-label={name()}>
              {value}
            </div>
          </td>
        );
      })}
    </tr>
  );
});
