import classes from "./figures.module.css";

interface Props {
  /** Opens the table. */
  readonly summary: string;
  readonly label: string;
  /** Column headings, and the rows; a row's first cell is its heading. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** The figures of a chart as a table, closed at first. On a phone, long headings make it scroll in its own box. */
export function FiguresTable({ summary, label, columns, rows }: Props) {
  return (
    <details className={classes.table}>
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, for which a keyboard must reach it */}
      <section className={classes.box} tabIndex={0} aria-label={summary}>
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
